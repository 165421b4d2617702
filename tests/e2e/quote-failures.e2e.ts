import type { Page, Route } from '@playwright/test';
import { company } from '../../content/company.ts';
import { refusedQuote } from '../../harness/pages.ts';
import { startSite } from '../../harness/site-process.ts';
import { paths } from '../../shared/paths.ts';
import { leadsFrom } from '../support/leads.ts';
import {
  backendClientPath,
  closeToast,
  confirmation,
  confirmedReference,
  expectEmpty,
  expectTyped,
  FAILED,
  field,
  fillQuote,
  messages,
  newQuote,
  openFilledQuote,
  photoCodePath,
  type QuoteValues,
  quoteForm,
  rulesPath,
  sendButton,
  sendQuotePath,
  toast,
} from '../support/quote.ts';
import { smallPhoto } from '../support/quote-photos.ts';
import { byFunction } from '../support/senders.ts';
import { expect, hydratePage, test } from '../support/test.ts';

const sendQuote = `**${sendQuotePath}`;
const photo = { name: 'dak.png', mimeType: 'image/png', buffer: await smallPhoto() };

// The page logs a failed send, and the browser logs every error response.
test.use({ expectedErrors: [/SendError|dynamically imported module|Failed to load resource/] });

/** Collects the errors that the page logs. */
function loggedErrors(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  return logged;
}

/** Expects that a request could not be sent, and that nothing in its form was lost. */
async function expectFailed(page: Page, quote: QuoteValues): Promise<void> {
  await expect(toast(page, FAILED)).toBeVisible();
  await expectTyped(page, quote);
  await expect(quoteForm(page).getByRole('listitem')).toContainText([photo.name]);
  await expect(quoteForm(page).getByRole('status').filter({ hasText: FAILED })).toContainText(company.phone.display);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toBeFocused();
  await expect(confirmation(page)).toHaveCount(0);
}

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a response 500': (route) => route.fulfill({ status: 500, json: { error: 'x' } }),
  'a response that is not JSON': (route) => route.fulfill({ status: 502, body: '<h1>' }),
  'no connection': (route) => route.abort(),
};

test('Q3, Q4 · after a failure a toast says so, the error is logged and the form keeps everything; then it is sent again', async ({
  page,
  site,
}) => {
  const logged = loggedErrors(page);
  const quote = await openFilledQuote(page);
  await field(page, 'files').setInputFiles([photo]);
  for (const [name, fail] of Object.entries(failures)) {
    await test.step(name, async () => {
      logged.length = 0;
      await page.route(sendQuote, fail, { times: 1 });
      await sendButton(page).click();
      await expectFailed(page, quote);
      expect(logged.join('\n')).toContain('SendError');
      expect(await leadsFrom(site, quote.email)).toEqual([]);
      await closeToast(page, FAILED);
    });
  }
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  await expect(quoteForm(page).getByRole('status').filter({ hasText: FAILED })).toHaveCount(0);
  expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference }]);
});

const chunks = { 'the backend client': backendClientPath, 'the rules': rulesPath, 'the photo code': photoCodePath };

for (const [name, path] of Object.entries(chunks)) {
  test(`Q3, Q4, Q6 · after ${name} failed to load, everything stays and the browser posts the form itself, with its photos`, async ({
    page,
    site,
  }) => {
    const logged = loggedErrors(page);
    await page.route(`**${path()}`, (route) => route.abort());
    const quote = await openFilledQuote(page);
    await field(page, 'files').setInputFiles([photo]);
    await sendButton(page).click();
    // Without the code, chosen photos are not listed.
    if (path === photoCodePath) await expect(toast(page, FAILED)).toBeVisible();
    else await expectFailed(page, quote);
    await expectTyped(page, quote);
    expect(logged.join('\n')).toMatch(/SendError|dynamically imported module/);
    expect(await leadsFrom(site, quote.email)).toEqual([]);

    await sendButton(page).click();
    const reference = await confirmedReference(page);
    await expect(page).toHaveURL(`${site.url}/offerte?verzonden=${reference}`);
    expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, fields: quote, photoNames: ['dak.jpg'] }]);

    // Hydration does not restore the posted draft.
    await hydratePage(page);
    await expectEmpty(page);
  });
}

test('Q4 · without a connection the browser does not leave the page to post the form', async ({ page, context }) => {
  await page.route(`**${rulesPath()}`, (route) => route.abort());
  const quote = await openFilledQuote(page);
  await sendButton(page).click();
  await closeToast(page, FAILED);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await expectTyped(page, quote);
  await context.setOffline(false);
  await sendButton(page).click();
  await confirmedReference(page);
});

test('Q2 · if the validation rules fail to load, a rejected form post keeps its messages and can be posted again', async ({
  page,
}) => {
  await page.route(`**${rulesPath()}`, (route) => route.abort());
  await refusedQuote.open(page);
  await hydratePage(page);
  const message = quoteForm(page).getByRole('alert').getByRole('link', { name: messages.city });
  await fillQuote(page, newQuote());
  await expect(message).toBeVisible();
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await sendButton(page).click();
  await confirmedReference(page);
});

test('Q2 · a value that only the server rejects gets its message at its field', async ({ page }) => {
  const errors = { city: messages.city };
  await page.route(sendQuote, (route) => route.fulfill({ status: 422, json: { error: 'x', errors } }));
  const quote = await openFilledQuote(page);
  await sendButton(page).click();
  const summary = quoteForm(page).getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([errors.city]);
  await expect(summary.getByRole('heading')).toBeFocused();
  await expect(field(page, 'city')).toHaveAttribute('aria-invalid', 'true');
  await expect(toast(page, FAILED)).toBeVisible();
  await expectTyped(page, quote);
});

test('after too many requests the message has the phone number', async ({ page }) => {
  const limited = await startSite({ env: { RATE_LIMIT: '1' } });
  expect(await byFunction(limited.url, newQuote())).toMatchObject({ status: 200 });
  const quote = await openFilledQuote(page, limited.url + paths.quote);
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await expect(quoteForm(page).getByRole('status').filter({ hasText: 'veel aanvragen' })).toContainText(
    `Probeer het later opnieuw of bel ${company.phone.display}.`,
  );
  await expectTyped(page, quote);
  expect(await leadsFrom(limited, quote.email)).toEqual([]);
  await limited.stop();
});
