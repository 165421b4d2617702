import type { Page } from '@playwright/test';
import { newQuote } from '../../harness/example-quote.ts';
import { functionalStorage, storedIn } from '../support/browser-storage.ts';
import { fillMessage, newMessage, sendMessage, thanks } from '../support/contact.ts';
import { cookieSettings } from '../support/cookie-settings.ts';
import { consentBar, isMeasured, MEASURED, test } from '../support/optional-site.ts';
import { strip } from '../support/page.ts';
import { confirmedReference, field, fillQuote, sendButton, uploadPhotoPath } from '../support/quote.ts';
import { smallPhoto } from '../support/quote-photos.ts';
import { expect, openPage } from '../support/test.ts';

const measurements = [`cookie ${MEASURED}`, `localStorage ${MEASURED}`, `sessionStorage ${MEASURED}`];

async function decide(page: Page, choice: 'Weigeren' | 'Accepteren'): Promise<void> {
  const { toggle, choices } = cookieSettings(page);
  if (await choices.first().isHidden()) await toggle.click();
  await choices.filter({ hasText: choice }).click();
}

test('L3 · only items in the registry are stored, and without consent only functional ones', async ({
  page,
  scriptRequests,
}) => {
  const seen = new Set<string>();
  const expectStored = async (names: readonly string[]) => {
    await expect.poll(() => storedIn(page)).toEqual([...names].sort());
    for (const name of names) seen.add(name);
  };
  const [theme, consent] = ['localStorage theme', 'localStorage consent'];
  const [draft, message] = ['sessionStorage offerte-concept', 'sessionStorage bericht-concept'];
  const underway = 'sessionStorage verzending';
  const released = Promise.withResolvers<void>();
  await page.route(`**${uploadPhotoPath}`, async (route) => {
    await released.promise;
    await route.continue();
  });

  await openPage(page, '/offerte');
  await strip(page).getByRole('radio', { name: 'Donker' }).check();
  await expectStored([theme]);
  await field(page, 'name').press('J');
  await expectStored([theme, draft]);
  await fillQuote(page, newQuote());
  await field(page, 'files').setInputFiles({ name: 'dak.png', mimeType: 'image/png', buffer: await smallPhoto() });
  await sendButton(page).click();
  await confirmedReference(page);
  await expectStored([theme, underway]);
  released.resolve();
  await expectStored([theme]);

  await page.goto('/contact');
  await fillMessage(page, newMessage());
  await expectStored([theme, message]);
  await sendMessage(page);
  await expect(thanks(page)).toBeVisible();
  await expectStored([theme]);

  await openPage(page, '/over-ons');
  await consentBar(page).getByRole('button', { name: 'Weigeren' }).click();
  await expectStored([theme, consent]);
  expect(scriptRequests).toEqual([]);

  await decide(page, 'Accepteren');
  await expectStored([theme, consent, ...measurements]);
  expect(await isMeasured(page)).toBe(true);

  await decide(page, 'Weigeren');
  await expect.poll(() => isMeasured(page)).toBe(false);
  await expectStored([theme, consent]);
  await openPage(page, '/faq');
  await expectStored([theme, consent]);
  expect(scriptRequests).toHaveLength(1);

  await strip(page).getByRole('radio', { name: 'Systeem' }).check();
  await expectStored([consent]);
  expect([...seen].filter((name) => !measurements.includes(name)).sort()).toEqual(functionalStorage);
});

test('L3 · Do Not Track switched on later withdraws an earlier consent', async ({ page, scriptRequests }) => {
  await openPage(page, '/faq');
  await consentBar(page).getByRole('button', { name: 'Accepteren' }).click();
  await expect.poll(() => storedIn(page)).toEqual(['localStorage consent', ...measurements].sort());

  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await openPage(page, '/over-ons');
  await expect.poll(() => storedIn(page)).toEqual(['localStorage consent']);
  await expect(consentBar(page)).toHaveCount(0);
  expect(scriptRequests).toHaveLength(1);
  const { toggle, content, choices } = cookieSettings(page);
  await toggle.click();
  await expect(content).toContainText('Uit, want uw browser vraagt om u niet te volgen.');
  await expect(choices).toHaveCount(0);
});
