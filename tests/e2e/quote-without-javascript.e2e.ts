import { company } from '../../content/company.ts';
import { messages, newQuote } from '../../harness/example-quote.ts';
import { HONEYPOT } from '../../shared/form-post.ts';
import { photosLost } from '../../shared/photo-rules.ts';
import { expectUncovered } from '../support/covered.ts';
import { leadsFrom, mailsOf, photosOf } from '../support/leads.ts';
import {
  confirmation,
  confirmationHeading,
  confirmedReference,
  errorSummary,
  expectEmpty,
  expectTyped,
  field,
  fillQuote,
  sendButton,
} from '../support/quote.ts';
import { smallPhoto } from '../support/quote-photos.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, expectedErrors: [/422 \(Unprocessable/] });

const roofs = await Promise.all([60, 61].map(smallPhoto));
const photo = (name: string, which: number) => ({ name, mimeType: 'image/png', buffer: roofs[which] as Buffer });

test('Q2, Q3 · an invalid form is returned with all texts and every message twice; corrected, it is confirmed, stored once and mailed', async ({
  page,
  site,
}) => {
  const quote = newQuote();
  const typed = { ...quote, phone: '06', city: '', description: 'a <b>"dak"\n\nlekt' };
  await page.goto('/');
  await fillQuote(page, typed);
  await field(page, 'files').setInputFiles([photo('a.png', 0), photo('b.png', 1)]);
  await expect(field(page, HONEYPOT)).toBeHidden();
  const response = page.waitForResponse('**/offerte');
  await sendButton(page).click();
  expect((await response).status()).toBe(422);
  expect((await response).headers()['cache-control']).toBe('no-store');

  await expect(page).toHaveTitle(/^Fout: /);
  await expectTyped(page, typed);
  const summary = errorSummary(page);
  await expect(summary.getByRole('link')).toHaveText([messages.phone, messages.city]);
  await expectUncovered(summary.getByRole('heading'));
  await expect(page.getByText(photosLost(2))).toBeVisible();
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
  await expectUncovered(confirmationHeading(page));
  await expectEmpty(page);

  const fields = { ...typed, phone, city };
  expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, fields, suspectedSpam: false }]);
  await mailsOf(site, reference);
});

test('Q6 · photos come with the post; refused ones affect nothing else, and the confirmation names their positions', async ({
  page,
  site,
}) => {
  const quote = newQuote();
  await page.goto('/offerte');
  await fillQuote(page, quote);
  const broken = (index: number) => ({
    name: 'image.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(`<!doctype html>${index}`),
  });
  const photos = [photo('a.png', 0), broken(1), photo('b.png', 1), broken(2), broken(3), broken(4)];
  await field(page, 'files').setInputFiles(photos);
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  const advice = confirmation(page).getByText('niet aangekomen');
  await expect(advice).toContainText('Foto 2 en foto’s 4 tot en met 6 zijn niet aangekomen');
  await expect(advice).toContainText('noem uw kenmerk');
  await expect(advice.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
  await expect(advice.locator(`a[href="https://wa.me/${company.whatsapp.e164.slice(1)}"]`)).toBeVisible();
  expect((await photosOf(site, reference)).map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  const { firm } = await mailsOf(site, reference);
  expect(firm).toContain('filename=b.jpg');
});
