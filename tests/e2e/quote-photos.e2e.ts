import { paths } from '../../shared/paths.ts';
import { photoLimits, photoMessages, photosLost } from '../../shared/photo-rules.ts';
import { expectUncovered } from '../support/covered.ts';
import { type PhotoFolder, phonePhoto, photoFolder } from '../support/photos.ts';
import { field, quoteForm } from '../support/quote.ts';
import {
  choosePhotos,
  chosenPhotos,
  removePhoto,
  sendWithPhotos,
  smallPhoto,
  uploadStatus,
} from '../support/quote-photos.ts';
import { expect, hydratePage, openPage, test } from '../support/test.ts';

let folder: PhotoFolder;
test.beforeAll(() => {
  folder = photoFolder();
});
test.afterAll(() => folder.remove());

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Q6 · chosen photos are added up, listed with name, size and preview, and can be removed and chosen again', async ({
    page,
  }) => {
    await openPage(page, '/');
    const roof = folder.add('dak.png', await smallPhoto());
    await choosePhotos(page, roof);
    // Chosen once more together with others, a photo is still one.
    await choosePhotos(page, roof, folder.add('goot.jpg', await phonePhoto(1200, 900)));
    await expect(chosenPhotos(page)).toContainText([/dak\.png.*\d kB/s, /goot\.jpg.*\d kB/s]);
    for (const item of await chosenPhotos(page).all()) {
      await expect.poll(() => item.locator('canvas').evaluate(isDrawn)).toBe(true);
      expect(await item.locator('canvas').evaluate(stretch)).toBeCloseTo(1, 1);
    }
    await expect(quoteForm(page).getByText('2 foto’s gekozen')).toBeVisible();
    await removePhoto(page, 'dak.png');
    await expect(chosenPhotos(page)).toContainText(['goot.jpg']);
    await expect(quoteForm(page).getByText('1 foto gekozen')).toBeFocused();
    await removePhoto(page, 'goot.jpg');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), field(page, 'files').click()]);
    await chooser.setFiles(roof);
    await expect(chosenPhotos(page)).toContainText(['dak.png']);
  });

  test('Q6 · a long name does not overflow', async ({ page }) => {
    const name = 'lange_naam_'.repeat(12);
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await openPage(page, '/offerte');
    await choosePhotos(page, folder.add(`${name}.txt`, 'x'));
    expect(await pageWidth()).toBe(360);
    await choosePhotos(page, folder.add(`${name}.png`, await smallPhoto()));
    expect(await pageWidth()).toBe(360);
    const button = chosenPhotos(page).getByRole('button');
    await button.scrollIntoViewIfNeeded();
    await expectUncovered(button);
    await sendWithPhotos(page);
    await expect(uploadStatus(page)).toHaveText('Uw foto is aangekomen');
    expect(await pageWidth()).toBe(360);
  });
});

test('Q6 · chosen photos are kept on other pages; after a reload a message says how many are gone', async ({
  page,
}) => {
  await openPage(page, '/offerte');
  await choosePhotos(page, folder.add('dak.png', await smallPhoto()), folder.add('goot.png', await smallPhoto(90)));
  await quoteForm(page).getByRole('link', { name: 'privacyverklaring' }).click();
  await expect(page).toHaveURL(paths.privacy);
  await page.goBack();
  await expect(chosenPhotos(page)).toContainText(['dak.png', 'goot.png']);
  await page.reload();
  await hydratePage(page);
  await expect(quoteForm(page).getByText(photosLost(2))).toBeVisible();
});

test('Q6 · a file that is empty or not a photo is refused with its reason and does not block the others', async ({
  page,
}) => {
  await openPage(page, '/offerte');
  const pdf = folder.add('offerte.pdf', '%PDF-1.7');
  const svg = folder.add('plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await choosePhotos(page, pdf, svg, folder.add('leeg.jpg', ''), folder.add('dak.png', await smallPhoto()));
  await expect(chosenPhotos(page)).toContainText(['dak.png']);
  const messages = quoteForm(page).getByRole('status');
  await expect(messages.getByText(`offerte.pdf: ${photoMessages.type}`)).toBeVisible();
  await expect(messages.getByText(`plan.svg: ${photoMessages.type}`)).toBeVisible();
  await expect(messages.getByText(`leeg.jpg: ${photoMessages.empty}`)).toBeVisible();
});

test('60 · of a hundred files the first eight are kept, and a message says so', async ({ page }) => {
  await openPage(page, '/offerte');
  const image = await smallPhoto();
  const paths = Array.from({ length: 100 }, (_, index) => folder.add(`dak-${index + 1}.png`, image));
  await choosePhotos(page, ...paths);
  await expect(chosenPhotos(page)).toHaveCount(photoLimits.count);
  await expect(chosenPhotos(page).last()).toContainText('dak-8.png');
  await expect(quoteForm(page).getByText(photoMessages['too-many'])).toBeVisible();
  await removePhoto(page, 'dak-1.png');
  await expect(quoteForm(page).getByText(photoMessages['too-many'])).toHaveCount(0);
});

function isDrawn(canvas: Element): boolean {
  const { width, height } = canvas as HTMLCanvasElement;
  const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  return pixels.some((value) => value !== 0);
}

/** How much wider a canvas is shown than it was drawn. */
function stretch(canvas: Element): number {
  const { width, height, clientWidth, clientHeight } = canvas as HTMLCanvasElement;
  return clientWidth / clientHeight / (width / height);
}
