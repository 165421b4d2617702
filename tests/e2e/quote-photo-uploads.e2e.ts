import { randomBytes } from 'node:crypto';
import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { newQuote } from '../../harness/example-quote.ts';
import { paths } from '../../shared/paths.ts';
import { photoMessages } from '../../shared/photo-rules.ts';
import { leadsFrom, mailsOf, photosOf } from '../support/leads.ts';
import { colourAt, heic, type PhotoFolder, phonePhoto, photoFolder } from '../support/photos.ts';
import { confirmation, fillQuote, quoteForm, sendButton, toast, uploadPhotoPath } from '../support/quote.ts';
import { choosePhotos, chosenPhotos, sendWithPhotos, smallPhoto, uploadStatus } from '../support/quote-photos.ts';
import { expect, hydratePage, openPage, test } from '../support/test.ts';

const uploadPhoto = `**${uploadPhotoPath}`;

let folder: PhotoFolder;
test.beforeAll(() => {
  folder = photoFolder();
});
test.afterAll(() => folder.remove());

/** A PNG of noise below a transparent edge, which is larger than the JPEG of it. */
function transparentAbove(): Promise<Buffer> {
  const pixels = randomBytes(300 * 300 * 4);
  for (let alpha = 3; alpha < 300 * 100 * 4; alpha += 4) pixels[alpha] = 0;
  return sharp(pixels, { raw: { width: 300, height: 300, channels: 4 } })
    .png()
    .toBuffer();
}

test('Q6, 59 · photos arrive resized, upright, without their location, and white where they were transparent', async ({
  page,
  site,
}) => {
  const phone = await phonePhoto(3000, 2000);
  expect((await sharp(phone).metadata()).exif?.includes('Telefoon')).toBe(true);
  await openPage(page, '/offerte');
  const uploaded: Buffer[] = [];
  await page.route(uploadPhoto, async (route) => {
    const body = route.request().postDataBuffer();
    if (body) uploaded.push(body);
    await route.continue();
  });
  await choosePhotos(page, folder.add('telefoon.jpg', phone), folder.add('dak.png', await transparentAbove()));
  const { quote, reference } = await sendWithPhotos(page);
  await expect(uploadStatus(page)).toHaveText('Alle 2 foto’s zijn aangekomen');

  expect(await leadsFrom(site, quote.email)).toMatchObject([
    { reference, fields: { files: ['telefoon.jpg', 'dak.png'] }, photoNames: ['telefoon.jpg', 'dak.jpg'] },
  ]);
  const [first, second] = await photosOf(site, reference);
  if (!first || !second) throw new Error('Two photos were sent');
  const { exif, ...meta } = await sharp(first.bytes).metadata();
  expect(meta).toMatchObject({ format: 'jpeg', width: 1333, height: 2000 });
  expect(exif).toBeUndefined();
  expect(await colourAt(first.bytes, 600, 100)).toBe('red');
  expect(await colourAt(first.bytes, 600, 1900)).toBe('blue');
  expect((await sharp(second.bytes).metadata()).format).toBe('jpeg');
  const edge = await sharp(second.bytes).extract({ left: 10, top: 10, width: 1, height: 1 }).raw().toBuffer();
  expect(edge[0]).toBeGreaterThan(240);
  expect(uploaded[0]?.includes('Telefoon'), 'the location stays on the phone').toBe(false);

  const { firm } = await mailsOf(site, reference);
  expect(firm).toContain('filename=telefoon.jpg');
  expect(firm).toContain('filename=dak.jpg');
});

test('Q6 · upload progress is shown, per photo and in total', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route(uploadPhoto, async (route) => {
    await released.promise;
    await route.continue();
  });
  await openPage(page, '/offerte');
  const image = await smallPhoto();
  await choosePhotos(page, folder.add('dak.png', image), folder.add('goot.png', image));
  await sendWithPhotos(page);
  await expect(uploadStatus(page)).toContainText('0 van 2 klaar. Sluit dit tabblad nog niet.');
  await expect(confirmation(page).getByRole('progressbar', { name: 'Alle foto’s samen' })).toBeVisible();
  await expect(confirmation(page).getByRole('progressbar', { name: 'dak.png' })).toBeVisible();
  await expect(confirmation(page).getByRole('listitem')).toContainText(['dak.png', /goot\.png.*Volgt/s]);
  await expect(chosenPhotos(page)).toHaveCount(0);
  released.resolve();
  await expect(uploadStatus(page)).toHaveText('Alle 2 foto’s zijn aangekomen');
  await expect(confirmation(page).getByRole('progressbar')).toHaveCount(0);
});

const outcomes = {
  'has interrupted the upload': () => undefined,
  'has lost photos that failed': (route: Route) => route.fulfill({ status: 422, json: { error: 'x' } }),
};
for (const [what, outcome] of Object.entries(outcomes)) {
  test.describe(() => {
    test.use({ expectedErrors: [/UploadError|Failed to load resource/] });

    test(`Q6 · a confirmation says that a reload ${what}`, async ({ page }) => {
      await page.route(uploadPhoto, outcome);
      page.on('dialog', (dialog) => dialog.accept());
      await openPage(page, '/offerte');
      await choosePhotos(page, folder.add('dak.png', await smallPhoto()));
      await sendWithPhotos(page);
      await expect(uploadStatus(page)).toContainText(/versturen|niet aangekomen/);
      await expect(confirmation(page)).not.toContainText('onderbroken');
      await page.reload();
      await hydratePage(page);
      await expect(confirmation(page)).toContainText('Het versturen van uw foto’s is onderbroken');
    });
  });
}

test('Q6 · a slow upload that makes progress has all the time it needs', async ({ page, context }) => {
  // What the page allows, from the start of the upload: in milliseconds, each time that it sets a limit.
  await page.addInitScript(() => {
    const original = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(milliseconds: number) {
        Object.assign(window, { allowed: [...((window as { allowed?: number[] }).allowed ?? []), milliseconds] });
        original?.set?.call(this, milliseconds);
      },
    });
  });
  await openPage(page, '/offerte');
  await choosePhotos(page, folder.add('dak.png', await transparentAbove()));
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  await sendWithPhotos(page);
  await expect(uploadStatus(page)).toHaveText('Uw foto is aangekomen');
  const [first = 0, ...later] = await page.evaluate(() => (window as { allowed?: number[] }).allowed ?? []);
  expect(later).not.toHaveLength(0);
  expect(Math.min(...later)).toBeGreaterThan(first);
});

test('Q6 · the photos of a second request stay separate from those of the first, which are still uploading', async ({
  page,
  site,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route(uploadPhoto, async (route) => {
    if (route.request().postDataBuffer()?.includes('dak.png')) await released.promise;
    await route.continue();
  });
  const warnsOnLeaving = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await openPage(page, '/offerte');
  await choosePhotos(page, folder.add('dak.png', await smallPhoto(80)), folder.add('goot.png', await smallPhoto(90)));
  const first = await sendWithPhotos(page);
  await expect(uploadStatus(page)).toContainText('0 van 2 klaar');

  const second = newQuote();
  await fillQuote(page, second);
  await choosePhotos(page, folder.add('pan.png', await smallPhoto()));
  await sendButton(page).click();
  await expect(uploadStatus(page)).toHaveText(['Uw foto is aangekomen', /0 van 2 klaar/]);
  await expect(confirmation(page)).toContainText(first.reference);
  expect(await warnsOnLeaving()).toBe(true);
  released.resolve();
  await expect(uploadStatus(page)).toHaveText(['Uw foto is aangekomen', 'Alle 2 foto’s zijn aangekomen']);
  expect(await warnsOnLeaving()).toBe(false);
  expect(await leadsFrom(site, first.quote.email)).toMatchObject([{ photoNames: ['dak.jpg', 'goot.jpg'] }]);
  expect(await leadsFrom(site, second.email)).toMatchObject([{ photoNames: ['pan.jpg'] }]);
});

test.describe('with a photo that fails', () => {
  test.use({ expectedErrors: [/UploadError|Failed to load resource/] });

  test('Q6 · it is tried three times, then another page says so and the confirmation names it; the request stays stored and the photo can be sent again', async ({
    page,
    site,
  }) => {
    let refused = 0;
    const refuse = async (route: Route) => {
      if (!route.request().postDataBuffer()?.includes('goot.png')) return route.continue();
      refused++;
      await route.fulfill({ status: 503, json: { error: 'x' } });
    };
    await page.route(uploadPhoto, refuse);
    await openPage(page, '/offerte');
    const names = ['dak.png', 'goot.png', 'pan.png'];
    const files = names.map(async (name, index) => folder.add(name, await smallPhoto(80 + index)));
    await choosePhotos(page, ...(await Promise.all(files)));
    const { quote, reference } = await sendWithPhotos(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(toast(page, `1 foto bij ${reference} is niet aangekomen`)).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL(paths.faq);
    await page.goBack();
    await expect(uploadStatus(page)).toHaveText('1 van de 3 foto’s is niet aangekomen');
    expect(refused).toBe(3);
    await expect(confirmation(page).getByRole('listitem')).toContainText([
      /dak\.png.*Aangekomen/s,
      /goot\.png.*Niet aangekomen/s,
      /pan\.png.*Aangekomen/s,
    ]);
    expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, photoNames: ['dak.jpg', 'pan.jpg'] }]);

    await page.unroute(uploadPhoto, refuse);
    await confirmation(page).getByRole('button', { name: 'Probeer deze foto opnieuw' }).click();
    await expect(uploadStatus(page)).toHaveText('Alle 3 foto’s zijn aangekomen');
    await mailsOf(site, reference);
    expect(await leadsFrom(site, quote.email)).toMatchObject([{ photoNames: ['dak.jpg', 'pan.jpg', 'goot.jpg'] }]);
  });

  test('52, 57 · an iPhone photo that the browser cannot open is refused when chosen, a file that is no photo after sending; the request stays stored', async ({
    page,
    site,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === uploadPhotoPath) sent++;
    });
    await openPage(page, '/offerte');
    const web = folder.add('web.jpg', '<!doctype html><p>hoi</p>');
    await choosePhotos(page, web, folder.add('iphone.heic', heic));
    await expect(quoteForm(page).getByText(`iphone.heic: ${photoMessages.heic}`)).toBeVisible();
    await expect(chosenPhotos(page)).toContainText(['web.jpg']);
    const { quote, reference } = await sendWithPhotos(page);
    await expect(uploadStatus(page)).toHaveText('Uw foto is niet aangekomen');
    await expect(confirmation(page).getByText('Dit is geen foto die wij kunnen openen', { exact: true })).toBeVisible();
    await expect(confirmation(page)).toContainText('web.jpg is niet aangekomen');
    await expect(confirmation(page).getByRole('button')).toHaveCount(0);
    expect(sent).toBe(1);
    expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, photoNames: [] }]);
  });
});
