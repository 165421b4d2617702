import { company } from '../../content/company.ts';
import { type FunctionName, paths } from '../../shared/paths.ts';
import { test } from '../support/elsewhere-site.ts';
import { confirmation, field, openFilledQuote, SENT, sendButton, toast } from '../support/quote.ts';
import { smallPhoto } from '../support/quote-photos.ts';
import { expect } from '../support/test.ts';

const FUNCTION: FunctionName = 'send-contact-email';

// One worker, because each would build the site.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/Geen pagina op|SendError|UploadError|Failed to load resource|CORS/] });

// For other responses see app/backend/send.test.ts.

test('Q5 · a success without a reference is confirmed, and the photo that could not be sent is named', async ({
  page,
  elsewhere,
}) => {
  elsewhere.backend.respondWith({ [FUNCTION]: { body: '{"success":true}' } });
  const quote = await openFilledQuote(page);
  await field(page, 'files').setInputFiles([{ name: 'dak.png', mimeType: 'image/png', buffer: await smallPhoto() }]);
  await sendButton(page).click();
  await expect(toast(page, SENT)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw aanvraag is ontvangen');
  await expect(confirmation(page)).not.toContainText('kenmerk');
  await expect(confirmation(page)).toContainText('dak.png is niet aangekomen');
  await expect(confirmation(page).locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
  expect(elsewhere.backend.calls.map((call) => call.name)).toEqual([FUNCTION]);
  expect(JSON.parse(elsewhere.backend.calls[0]?.body ?? '')).toMatchObject({ city: quote.city, files: ['dak.png'] });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw aanvraag is ontvangen');
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

test('R2 · a static host serves the site’s own page for unknown paths, which logs the path in the console', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) => message.text() === 'Geen pagina op /bestaat-niet');
  const response = await page.goto('/bestaat-niet');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect((await logged).type()).toBe('error');
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
