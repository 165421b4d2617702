import type { Page, Route } from '@playwright/test';
import { company } from '../../content/company.ts';
import { messages, newQuote } from '../../harness/example-quote.ts';
import { paths } from '../../shared/paths.ts';
import { leadsFrom } from '../support/leads.ts';
import {
  closeToast,
  confirmation,
  confirmedReference,
  errorSummary,
  expectTyped,
  FAILED,
  field,
  fillQuote,
  formsPath,
  NOT_SENT,
  openFilledQuote,
  type QuoteValues,
  quoteForm,
  sendButton,
  sendQuotePath,
  toast,
} from '../support/quote.ts';
import { chosenPhotos, smallPhoto } from '../support/quote-photos.ts';
import { expect, test } from '../support/test.ts';

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
  await expect(chosenPhotos(page)).toContainText([photo.name]);
  await expect(quoteForm(page).getByRole('status').filter({ hasText: NOT_SENT })).toContainText(company.phone.display);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toBeFocused();
  await expect(confirmation(page)).toHaveCount(0);
}

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a response 500': (route) => route.fulfill({ status: 500, json: { error: 'x' } }),
  'a response that is not JSON': (route) => route.fulfill({ status: 502, body: '<h1>' }),
};

test('Q2, Q3, Q4 · after a failure a toast says so, the error is logged and the form keeps everything; a value that only the server rejects gets its message at its field; a retry is the same request, also after a lost response', async ({
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
  await test.step('a value that only the server rejects', async () => {
    const errors = { city: messages.city };
    const reject = (route: Route) => route.fulfill({ status: 422, json: { error: 'x', errors } });
    await page.route(sendQuote, reject, { times: 1 });
    await sendButton(page).click();
    const summary = errorSummary(page);
    await expect(summary.getByRole('link')).toHaveText([errors.city]);
    await expect(summary).toBeFocused();
    await expect(field(page, 'city')).toHaveAttribute('aria-invalid', 'true');
    await expectTyped(page, quote);
    await closeToast(page, FAILED);
  });
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(sendQuote, loseResponse, { times: 1 });
  await sendButton(page).click();
  await expectFailed(page, quote);
  const [stored] = await leadsFrom(site, quote.email);
  await sendButton(page).click();
  expect(await confirmedReference(page)).toBe(stored?.reference);
  await expect(quoteForm(page).getByRole('status').filter({ hasText: NOT_SENT })).toHaveCount(0);
  expect(await leadsFrom(site, quote.email)).toHaveLength(1);
});

test('Q3, Q4, Q6 · a form whose code failed to load is posted by the browser, with its photos', async ({
  page,
  site,
}) => {
  const failed = page.waitForEvent('requestfailed');
  await page.route(`**${formsPath()}`, (route) => route.abort());
  await page.goto(paths.quote);
  const quote = newQuote();
  await fillQuote(page, quote);
  await failed;
  await field(page, 'files').setInputFiles([photo]);
  // No code lists the photo, so the browser's own control has to name it.
  await expect(field(page, 'files')).toHaveCSS('opacity', '1');
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  await expect(page).toHaveURL(`${site.url}/offerte?verzonden=${reference}`);
  expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, fields: quote, photoNames: ['dak.jpg'] }]);
});
