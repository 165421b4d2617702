import { desktop, errorStatus, phone, strip, viewKinds } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { openPage } from '../support/open-page.ts';
import { field } from '../support/quote.ts';
import { smallPhoto } from '../support/quote-photos.ts';
import { smallTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: desktop, expectedErrors: [errorStatus] });

test('every target is large enough or has enough spacing', async ({ page }) => {
  for (const { name, open } of viewKinds) {
    await test.step(name, async () => {
      await open(page);
      for (const screen of [phone, desktop]) {
        await page.setViewportSize(screen);
        expect.soft(await smallTargets(page), `${screen.width} px`).toEqual([]);
      }
    });
  }
});

test('so is every target in both menus, the cookie settings and the list of chosen photos', async ({ page }) => {
  await openPage(page, paths.quote);
  await field(page, 'files').setInputFiles({ name: 'dak.png', mimeType: 'image/png', buffer: await smallPhoto() });
  await page.getByRole('button', { name: 'Verwijder dak.png' }).waitFor();
  await page.getByRole('button', { name: 'Onze Diensten' }).focus();
  await expect(page.locator('#diensten-menu')).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);

  await page.setViewportSize(phone);
  await page.getByRole('banner').locator('summary').click();
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('banner').locator('summary').click();
  await strip(page).getByRole('button', { name: 'Cookie-instellingen' }).click();
  expect(await smallTargets(page)).toEqual([]);
});
