import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { photoMessages } from '../../shared/photo-rules.ts';
import { photoLimits } from '../../shared/quote.ts';
import { expectUncovered } from '../support/covered.ts';
import { leadsFrom, mailsOf, photosOf } from '../support/leads.ts';
import { colourAt, heic, type PhotoFolder, phonePhoto, photoFolder, redAndBlue } from '../support/photos.ts';
import {
  confirmation,
  confirmedReference,
  field,
  fillQuote,
  newQuote,
  quoteForm,
  SENT,
  sendButton,
  toast,
  uploadPhotoPath,
} from '../support/quote.ts';
import { startSite } from '../support/site-process.ts';
import { expect, test, wakePage } from '../support/test.ts';

const uploadPhoto = `**${uploadPhotoPath}`;

let folder: PhotoFolder;
test.beforeAll(() => {
  folder = photoFolder();
});
test.afterAll(() => folder.remove());

const small = () => redAndBlue(80, 60).png().toBuffer();
const chosen = (page: Page) => quoteForm(page).getByRole('listitem');
const choose = (page: Page, ...paths: string[]) => field(page, 'files').setInputFiles(paths);
const remove = (page: Page, name: string) =>
  quoteForm(page)
    .getByRole('button', { name: `Verwijder ${name}` })
    .click();
const uploads = (page: Page) => confirmation(page).getByRole('status');

async function open(page: Page, path = '/offerte') {
  await page.goto(path);
  await wakePage(page);
}

async function sendWith(page: Page, ...paths: string[]) {
  const quote = newQuote();
  await fillQuote(page, quote);
  if (paths.length > 0) await choose(page, ...paths);
  await sendButton(page).click();
  return { quote, reference: await confirmedReference(page) };
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Q6 · chosen photos are listed with name, size and preview, and can be removed', async ({ page }) => {
    await open(page, '/');
    await choose(page, folder.add('dak.png', await small()), folder.add('goot.jpg', await phonePhoto(1200, 900)));
    await expect(chosen(page)).toContainText([/dak\.png.*\d kB/s, /goot\.jpg.*\d kB/s]);
    for (const item of await chosen(page).all()) {
      await expect.poll(() => item.locator('canvas').evaluate(isDrawn)).toBe(true);
    }
    await expect(quoteForm(page).getByText('2 foto’s gekozen')).toBeVisible();
    await remove(page, 'dak.png');
    await expect(chosen(page)).toContainText(['goot.jpg']);
    await expect(quoteForm(page).getByText('1 foto gekozen')).toBeFocused();
  });

  test('Q6 · a long name takes no more room than there is', async ({ page }) => {
    const name = 'lange_naam_'.repeat(12);
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await open(page);
    await choose(page, folder.add(`${name}.txt`, 'x'));
    expect(await pageWidth()).toBe(360);
    await choose(page, folder.add(`${name}.png`, await small()));
    expect(await pageWidth()).toBe(360);
    const button = chosen(page).getByRole('button');
    await button.scrollIntoViewIfNeeded();
    await expectUncovered(button);
    await sendWith(page);
    await expect(uploads(page)).toHaveText('Uw foto is aangekomen');
    expect(await pageWidth()).toBe(360);
  });
});

test('Q6 · photos are added to those already chosen, and one that was removed can be chosen again', async ({
  page,
}) => {
  await open(page);
  const roof = folder.add('dak.png', await small());
  await choose(page, roof);
  await choose(page, folder.add('goot.png', await small()));
  await expect(chosen(page)).toContainText(['dak.png', 'goot.png']);
  await remove(page, 'goot.png');
  await remove(page, 'dak.png');
  await expect(chosen(page)).toHaveCount(0);

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), field(page, 'files').click()]);
  await chooser.setFiles(roof);
  await expect(chosen(page)).toContainText(['dak.png']);
});

test('Q6 · what is no photo, or empty, is refused with its reason and keeps nothing else back', async ({ page }) => {
  await open(page);
  const pdf = folder.add('offerte.pdf', '%PDF-1.7');
  const svg = folder.add('plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await choose(page, pdf, svg, folder.add('leeg.jpg', ''), folder.add('dak.png', await small()));
  await expect(chosen(page)).toContainText(['dak.png']);
  const notices = quoteForm(page).getByRole('status');
  await expect(notices.getByText(`offerte.pdf: ${photoMessages.type}`)).toBeVisible();
  await expect(notices.getByText(`plan.svg: ${photoMessages.type}`)).toBeVisible();
  await expect(notices.getByText(`leeg.jpg: ${photoMessages.empty}`)).toBeVisible();
});

test('60 · of a hundred files the first eight are kept, and a message says so', async ({ page }) => {
  await open(page);
  const image = await small();
  const paths = Array.from({ length: 100 }, (_, index) => folder.add(`dak-${index + 1}.png`, image));
  await choose(page, ...paths);
  await expect(chosen(page)).toHaveCount(photoLimits.count);
  await expect(chosen(page).last()).toContainText('dak-8.png');
  await expect(quoteForm(page).getByText(photoMessages['too-many'])).toBeVisible();
  await remove(page, 'dak-1.png');
  await expect(quoteForm(page).getByText(photoMessages['too-many'])).toHaveCount(0);
});

test('Q6, 59 · photos arrive small, upright and without the place where they were taken', async ({ page, site }) => {
  const phone = await phonePhoto(3000, 2000);
  expect((await sharp(phone).metadata()).exif?.includes('Telefoon')).toBe(true);
  await open(page);
  const uploaded: Buffer[] = [];
  page.on('request', (request) => {
    const body = new URL(request.url()).pathname === uploadPhotoPath && request.postDataBuffer();
    if (body) uploaded.push(body);
  });
  const { quote, reference } = await sendWith(
    page,
    folder.add('telefoon.jpg', phone),
    folder.add('dak.png', await small()),
  );
  await expect(uploads(page)).toHaveText('Alle 2 foto’s zijn aangekomen');

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
  expect(uploaded[0]?.includes('Telefoon'), 'the place stays on the phone').toBe(false);

  const { firm } = await mailsOf(site, reference);
  expect(firm).toContain('filename=telefoon.jpg');
  expect(firm).toContain('filename=dak.jpg');
});

test('Q6 · while photos are sent their progress is shown, of each and of all', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route(uploadPhoto, async (route) => {
    await released.promise;
    await route.continue();
  });
  await open(page);
  const image = await small();
  await sendWith(page, folder.add('dak.png', image), folder.add('goot.png', image));
  await expect(uploads(page)).toContainText('0 van 2 klaar. Laat deze pagina nog even open.');
  await expect(confirmation(page).getByRole('progressbar', { name: 'Alle foto’s samen' })).toBeVisible();
  await expect(confirmation(page).getByRole('progressbar', { name: 'dak.png' })).toBeVisible();
  await expect(confirmation(page).getByRole('listitem')).toContainText(['dak.png', /goot\.png.*Wacht/s]);
  await expect(chosen(page)).toHaveCount(0);
  released.resolve();
  await expect(uploads(page)).toHaveText('Alle 2 foto’s zijn aangekomen');
  await expect(confirmation(page).getByRole('progressbar')).toHaveCount(0);
});

test.describe('with a photo that fails', () => {
  test.use({ expectedErrors: [/UploadError|Failed to load resource/] });

  test('Q6 · it is tried three times and then named; the request stands and it can be sent again', async ({
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
    await open(page);
    const image = await small();
    const paths = ['dak.png', 'goot.png', 'pan.png'].map((name) => folder.add(name, image));
    const { quote, reference } = await sendWith(page, ...paths);
    await expect(uploads(page)).toHaveText('Uw aanvraag is ontvangen; 1 foto niet', { timeout: 15_000 });
    expect(refused).toBe(3);
    await expect(confirmation(page).getByRole('listitem')).toContainText([
      /dak\.png.*Aangekomen/s,
      /goot\.png.*Niet aangekomen/s,
      /pan\.png.*Aangekomen/s,
    ]);
    expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, photoNames: ['dak.jpg', 'pan.jpg'] }]);

    await page.unroute(uploadPhoto, refuse);
    await confirmation(page).getByRole('button', { name: 'Probeer deze foto opnieuw' }).click();
    await expect(uploads(page)).toHaveText('Alle 3 foto’s zijn aangekomen');
    await mailsOf(site, reference);
    expect(await leadsFrom(site, quote.email)).toMatchObject([{ photoNames: ['dak.jpg', 'goot.jpg', 'pan.jpg'] }]);
  });

  test('52, 57 · one that nobody can open is named with its reason at once, and the request stands', async ({
    page,
    site,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === uploadPhotoPath) sent++;
    });
    await open(page);
    const web = folder.add('web.jpg', '<!doctype html><p>hoi</p>');
    const { quote, reference } = await sendWith(page, web, folder.add('iphone.heic', heic));
    await expect(uploads(page)).toHaveText('Uw aanvraag is ontvangen; 2 foto’s niet');
    await expect(confirmation(page).getByText(photoMessages.type)).toBeVisible();
    await expect(confirmation(page).getByText(photoMessages.heic)).toBeVisible();
    expect(sent).toBe(2);
    expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, photoNames: [] }]);
  });

  test('Q6 · a server that starts again during an upload gets the photo still', async ({ page }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'restart-'));
    const first = await startSite({ dataDir });
    const second = Promise.withResolvers<Awaited<ReturnType<typeof startSite>>>();
    await page.route(
      `${first.url}${uploadPhotoPath}`,
      async (route) => {
        // The page must have what the server is about to take away.
        await toast(page, SENT).waitFor();
        await first.kill('SIGKILL');
        second.resolve(startSite({ dataDir, env: { PORT: new URL(first.url).port } }));
        await route.continue();
      },
      { times: 1 },
    );
    await open(page, `${first.url}/offerte`);
    const { quote, reference } = await sendWith(page, folder.add('dak.png', await small()));
    await expect(uploads(page)).toHaveText('Uw foto is aangekomen', { timeout: 15_000 });
    expect(await leadsFrom({ dataDir }, quote.email)).toMatchObject([{ reference, photoNames: ['dak.jpg'] }]);
    await (await second.promise).stop();
    await rm(dataDir, { recursive: true });
  });
});

function isDrawn(canvas: Element): boolean {
  const { width, height } = canvas as HTMLCanvasElement;
  const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  return pixels.some((value) => value !== 0);
}
