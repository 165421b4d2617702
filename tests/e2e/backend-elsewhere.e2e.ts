import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { functionNames, paths } from '../../shared/paths.ts';
import {
  contactField,
  expectMessage,
  MESSAGE_SENT,
  openFilledMessage,
  sendMessage,
  thanks,
} from '../support/contact.ts';
import { test } from '../support/elsewhere-site.ts';
import {
  confirmation,
  expectTyped,
  FAILED,
  field,
  messages,
  openFilledQuote,
  quoteForm,
  SENT,
  sendButton,
  toast,
} from '../support/quote.ts';
import { smallPhoto, uploadStatus } from '../support/quote-photos.ts';
import type { StubResponse } from '../support/supabase-stub.ts';
import { expect } from '../support/test.ts';

const { sendContactEmail, sendContactMessage, uploadQuotePhoto } = functionNames;

const accepted = { body: '{"reference":"AD-7K3QX2","uploadToken":"token-1"}' };
const missingPhoto = 'dak.png is niet aangekomen';

// One worker, because each would build the site.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/SendError|UploadError|Failed to load resource|CORS/] });

/** Sends a request with one photo. */
async function sendQuote(page: Page) {
  const quote = await openFilledQuote(page);
  await field(page, 'files').setInputFiles([{ name: 'dak.png', mimeType: 'image/png', buffer: await smallPhoto() }]);
  await sendButton(page).click();
  return quote;
}

// For other responses see app/backend/send.test.ts.

test('Q5 · a success without a reference is confirmed, and the photo that could not be sent is named', async ({
  page,
  elsewhere,
}) => {
  elsewhere.backend.respondWith({ [sendContactEmail]: { body: '{"success":true}' } });
  const quote = await sendQuote(page);
  await expect(toast(page, SENT)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw aanvraag is ontvangen');
  await expect(confirmation(page)).not.toContainText('kenmerk');
  await expect(confirmation(page)).toContainText(missingPhoto);
  await expect(confirmation(page).locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
  expect(elsewhere.backend.calls.map((call) => call.name)).toEqual([sendContactEmail]);
  expect(JSON.parse(elsewhere.backend.calls[0]?.body ?? '')).toMatchObject({ city: quote.city, files: ['dak.png'] });
  expect(elsewhere.backend.calls[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('Q6 · a backend that accepts photos gets them', async ({ page, elsewhere }) => {
  elsewhere.backend.respondWith({ [sendContactEmail]: accepted, [uploadQuotePhoto]: { body: '{"stored":true}' } });
  await sendQuote(page);
  await expect(uploadStatus(page)).toHaveText('Uw foto is aangekomen');
  await expect(confirmation(page)).toContainText('Uw kenmerk is AD-7K3QX2');
  expect(elsewhere.backend.calls[1]?.body).toContain('token-1');
});

const noUploads: [name: string, responses: Readonly<Record<string, StubResponse>>, retry: boolean][] = [
  ['that wants another key for photos', { [uploadQuotePhoto]: { status: 401, body: '{"error":"Bad key"}' } }, false],
  ['whose function for photos has no CORS headers', { [uploadQuotePhoto]: { cors: false } }, true],
];

for (const [name, responses, retry] of noUploads) {
  test(`Q6 · with a backend ${name} the request is confirmed, and the photo is named`, async ({ page, elsewhere }) => {
    elsewhere.backend.respondWith({ [sendContactEmail]: accepted, ...responses });
    await sendQuote(page);
    await expect(uploadStatus(page)).toHaveText('Uw aanvraag is ontvangen; 1 foto niet', { timeout: 15_000 });
    await expect(confirmation(page)).toContainText(missingPhoto);
    await expect(confirmation(page)).toContainText('noem uw kenmerk');
    await expect(confirmation(page)).not.toContainText('Bad key');
    await expect(confirmation(page).getByRole('button', { name: /opnieuw/ })).toHaveCount(retry ? 1 : 0);
  });
}

test('Q2, Q4 · after a failure a toast says so and the form keeps everything; fields that the backend rejects are shown', async ({
  page,
  elsewhere,
}) => {
  elsewhere.backend.respondWith({
    [sendContactEmail]: { status: 429, body: '{"error":"Probeer het later opnieuw."}' },
  });
  const quote = await sendQuote(page);
  await expect(toast(page, FAILED)).toBeVisible();
  const advice = quoteForm(page).getByRole('status').filter({ hasText: 'Probeer het later opnieuw.' });
  await expect(advice).toContainText(company.phone.display);
  await expectTyped(page, quote);
  await expect(quoteForm(page).getByRole('listitem')).toContainText(['dak.png']);
  await expect(quoteForm(page).getByRole('alert')).toHaveCount(0);
  await expect(confirmation(page)).toHaveCount(0);

  const errors = { city: messages.city, unknown: 'Unknown' };
  elsewhere.backend.respondWith({ [sendContactEmail]: { status: 422, body: JSON.stringify({ errors }) } });
  await sendButton(page).click();
  await expect(quoteForm(page).getByRole('alert').getByRole('link')).toHaveText([messages.city]);
});

test('C2 · a message reaches the backend; if the function is missing, a toast says so and the form keeps everything', async ({
  page,
  elsewhere,
}) => {
  elsewhere.backend.respondWith({});
  const message = await openFilledMessage(page);
  await sendMessage(page);
  await expect(toast(page, FAILED)).toBeVisible();
  await expectMessage(page, message);
  elsewhere.backend.respondWith({ [sendContactMessage]: { body: '{}' } });
  await sendMessage(page);
  await expect(toast(page, MESSAGE_SENT)).toBeVisible();
  await expect(thanks(page)).toBeVisible();
  await expect(contactField(page, 'message')).toHaveValue('');
});

test('a static host serves the pages with the headers of our server', async ({ elsewhere }) => {
  const get = (path: string) => fetch(elsewhere.url + path);
  const page = await get(paths.quote);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${elsewhere.backend.url};`);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
  expect((await get(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/.well-known/security.txt']) {
    expect((await get(path)).status, path).toBe(200);
  }
});

test('R2 · a static host serves the site’s own page for unknown paths', async ({ page }) => {
  const response = await page.goto('/bestaat-niet');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms name phone, WhatsApp and mail, and keep what was typed on a host that accepts no post', async ({
    page,
    elsewhere,
  }) => {
    for (const path of [paths.quote, paths.contact]) {
      await page.goto(path);
      const form = page.locator('main form');
      for (const href of [`tel:${company.phone.e164}`, `https://wa.me/${company.whatsapp.e164.slice(1)}`]) {
        await expect(form.locator(`a[href="${href}"]`)).toBeVisible();
      }
      await expect(form.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
      await form.locator('[name=name]').fill('Jan de Vries');
      await form.locator('[name=name]').press('Enter');
      await form.getByRole('button').last().click();
      await expect(page).toHaveURL(elsewhere.url + path);
      await expect(form.locator('[name=name]')).toHaveValue('Jan de Vries');
    }
  });
});
