import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { company } from '../../content/company.ts';
import { HONEYPOT } from '../../shared/form-post.ts';
import { expectUncovered } from '../support/covered.ts';
import { leadsFrom, mailsOf, photosOf } from '../support/leads.ts';
import {
  confirmation,
  confirmedReference,
  expectEmpty,
  expectTyped,
  field,
  fillQuote,
  messages,
  newQuote,
  quoteForm,
  sendButton,
} from '../support/quote.ts';
import { smallPhoto } from '../support/quote-photos.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/422 \(Unprocessable/] });

// Each of a different width, because the server stores identical pictures once.
const roofs = await Promise.all(Array.from({ length: 9 }, (_, index) => smallPhoto(60 + index)));
const photo = (name: string, which = 0) => ({ name, mimeType: 'image/png', buffer: roofs[which] as Buffer });

async function post(page: Page, path: string, values: Readonly<Record<string, string>>) {
  await page.goto(path);
  await fillQuote(page, values);
  await sendButton(page).click();
}

for (const { path, width } of [
  { path: '/', width: 360 },
  { path: '/offerte', width: 1280 },
]) {
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('Q2, Q3 · an invalid form is returned with all texts and every message twice; corrected, it is confirmed, stored once and mailed', async ({
      page,
      site,
    }) => {
      const quote = newQuote();
      const typed = { ...quote, phone: '06', city: '', description: 'a <b>"dak"\n\nlekt' };
      await page.goto(path);
      await fillQuote(page, typed);
      const response = page.waitForResponse('**/offerte');
      await sendButton(page).click();
      expect((await response).status()).toBe(422);
      expect((await response).headers()['cache-control']).toBe('no-store');

      await expect(page).toHaveTitle(/^Fout: /);
      await expectTyped(page, typed);
      const summary = quoteForm(page).getByRole('alert');
      await expect(summary.getByRole('link')).toHaveText([messages.phone, messages.city]);
      await expectUncovered(summary.getByRole('heading'));
      for (const name of ['phone', 'city'] as const) {
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${messages[name]}$`));
      }
      await summary.getByRole('link', { name: messages.city }).click();
      await expectUncovered(field(page, 'city'));
      expect(await leadsFrom(site, quote.email)).toEqual([]);

      const { phone, city } = quote;
      await fillQuote(page, { phone, city });
      await sendButton(page).click();
      const reference = await confirmedReference(page);
      await expect(page).toHaveURL(`${site.url}/offerte?verzonden=${reference}`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expectUncovered(confirmation(page).getByRole('heading'));
      await expectEmpty(page);

      const fields = { ...typed, phone, city };
      expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, fields, suspectedSpam: false }]);
      await mailsOf(site, reference);
    });
  });
}

test('Q6 · photos come with the post and are attached to the firm’s mail', async ({ page, site }) => {
  const quote = newQuote();
  await page.goto('/offerte');
  await fillQuote(page, quote);
  await field(page, 'files').setInputFiles([photo('dak.png', 0), photo('goot.png', 1)]);
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  await expect(confirmation(page)).not.toContainText('foto');

  const stored = await photosOf(site, reference);
  expect(stored.map(({ name, type }) => ({ name, type }))).toEqual([
    { name: 'dak.jpg', type: 'image/jpeg' },
    { name: 'goot.jpg', type: 'image/jpeg' },
  ]);
  expect((await sharp(stored[0]?.bytes).metadata()).format).toBe('jpeg');
  const { firm } = await mailsOf(site, reference);
  expect(firm).toContain('filename=dak.jpg');
  expect(firm).toContain('filename=goot.jpg');
});

test('Q6 · refused photos affect nothing else, and the confirmation names their positions', async ({ page, site }) => {
  const quote = newQuote();
  await page.goto('/offerte');
  await fillQuote(page, quote);
  const broken = { name: 'image.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') };
  await field(page, 'files').setInputFiles([photo('a.png', 0), broken, photo('b.png', 1), broken, broken, broken]);
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  const advice = confirmation(page).getByText('niet aangekomen');
  await expect(advice).toContainText('Foto 2 en foto’s 4 tot en met 6 zijn niet aangekomen');
  await expect(advice).toContainText('noem uw kenmerk');
  await expect(advice.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
  await expect(advice.locator(`a[href="https://wa.me/${company.whatsapp.e164.slice(1)}"]`)).toBeVisible();
  expect(await photosOf(site, reference)).toHaveLength(2);
  await mailsOf(site, reference);
});

test('60 · of nine photos the first eight are kept', async ({ page, site }) => {
  const quote = newQuote();
  await page.goto('/offerte');
  await fillQuote(page, quote);
  await field(page, 'files').setInputFiles(
    Array.from({ length: 9 }, (_, index) => photo(`dak-${index + 1}.png`, index)),
  );
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  await expect(confirmation(page)).toContainText('Foto 9 is niet aangekomen');
  const names = (await photosOf(site, reference)).map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 8 }, (_, index) => `dak-${index + 1}.jpg`));
});

test('49 · a request with the honeypot filled in is stored as spam, without a confirmation', async ({ page, site }) => {
  const quote = newQuote();
  await page.goto('/offerte');
  await fillQuote(page, quote);
  await expect(field(page, HONEYPOT)).toBeHidden();
  // As a bot posts it: with the hidden field.
  const response = await page.request.post('/offerte', {
    multipart: { ...quote, [HONEYPOT]: 'https://spam.example' },
    headers: { origin: site.url },
  });
  const reference = new URL(response.url()).searchParams.get('verzonden') ?? '';
  expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, suspectedSpam: true }]);
  const { firm } = await mailsOf(site, reference, ['firm']);
  expect((await PostalMime.parse(firm ?? '')).subject).toContain('[mogelijk spam]');
});

test('47 · the same post twice is one request', async ({ page, site }) => {
  const quote = newQuote();
  await post(page, '/offerte', quote);
  const reference = await confirmedReference(page);
  await post(page, '/', quote);
  expect(await confirmedReference(page)).toBe(reference);
  await mailsOf(site, reference);
  expect(await leadsFrom(site, quote.email)).toHaveLength(1);
});
