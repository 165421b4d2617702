import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { refusedQuote } from '../../harness/pages.ts';
import { startSite } from '../../harness/site-process.ts';
import { leadsFrom, mailsOf } from '../support/leads.ts';
import { openPage } from '../support/open-page.ts';
import {
  backendClientPath,
  confirmation,
  confirmedReference,
  expectEmpty,
  expectTyped,
  FAILED,
  field,
  fillQuote,
  messages,
  newQuote,
  photoCodePath,
  quoteForm,
  rulesPath,
  sendButton,
  sendQuotePath,
  toast,
} from '../support/quote.ts';
import { smallPhoto } from '../support/quote-photos.ts';
import { expect, test, wakePage } from '../support/test.ts';

const sendQuote = `**${sendQuotePath}`;
const photo = { name: 'dak.png', mimeType: 'image/png', buffer: Buffer.from('not much of a photo') };

// A failed send is logged, and the browser itself notes every answer that is an error.
test.use({ expectedErrors: [/SendError|dynamically imported module|Failed to load resource/] });

async function openFilled(page: Page, quote = newQuote(), path = '/offerte') {
  await openPage(page, path);
  await fillQuote(page, quote);
  return quote;
}

/** Notes the key and the outcome of every send. */
function keysOfSends(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === sendQuotePath) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

const failures: [name: string, arrange: (page: Page) => Promise<unknown>][] = [
  ['an answer 500', (page) => page.route(sendQuote, (route) => route.fulfill({ status: 500, json: { error: 'x' } }))],
  [
    'an answer that is no JSON',
    (page) => page.route(sendQuote, (route) => route.fulfill({ status: 502, body: '<h1>' })),
  ],
  ['no connection', (page) => page.route(sendQuote, (route) => route.abort())],
  ['no backend client', (page) => page.route(`**${backendClientPath()}`, (route) => route.abort())],
  ['no rules to judge it by', (page) => page.route(`**${rulesPath()}`, (route) => route.abort())],
];

for (const [name, arrange] of failures) {
  test(`Q3, Q4 · after ${name} the toast says so, the error is logged and everything stays`, async ({ page, site }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await arrange(page);
    const quote = await openFilled(page);
    await field(page, 'files').setInputFiles([photo]);
    await sendButton(page).click();

    await expect(toast(page, FAILED)).toBeVisible();
    await expectTyped(page, quote);
    await expect(quoteForm(page).getByRole('listitem')).toContainText([photo.name]);
    await expect(quoteForm(page).getByRole('status').filter({ hasText: FAILED })).toContainText(company.phone.display);
    await expect(sendButton(page)).toBeEnabled();
    await expect(sendButton(page)).toBeFocused();
    await expect(confirmation(page)).toHaveCount(0);
    expect(logged.join('\n')).toMatch(/SendError|dynamically imported module/);
    expect(await leadsFrom(site, quote.email)).toEqual([]);
  });
}

test('Q4 · after a failure the same form can be sent again', async ({ page, site }) => {
  await page.route(sendQuote, (route) => route.abort(), { times: 1 });
  const quote = await openFilled(page);
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  await expect(quoteForm(page).getByRole('status').filter({ hasText: FAILED })).toHaveCount(0);
  expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference }]);
});

const chunks = { 'the backend client': backendClientPath, 'the rules': rulesPath, 'the photo code': photoCodePath };

for (const [name, path] of Object.entries(chunks)) {
  test(`Q4, Q6 · after ${name} failed to load, the browser posts the form itself, with its photos`, async ({
    page,
    site,
  }) => {
    await page.route(`**${path()}`, (route) => route.abort());
    const quote = await openFilled(page);
    await field(page, 'files').setInputFiles([{ ...photo, buffer: await smallPhoto() }]);
    await sendButton(page).click();
    await expect(toast(page, FAILED)).toBeVisible();
    await expectTyped(page, quote);
    expect(await leadsFrom(site, quote.email)).toEqual([]);

    await sendButton(page).click();
    const reference = await confirmedReference(page);
    await expect(page).toHaveURL(`${site.url}/offerte?verzonden=${reference}`);
    expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, fields: quote, photoNames: ['dak.jpg'] }]);

    // What was posted is not put back.
    await wakePage(page);
    await expectEmpty(page);
  });
}

test('Q4 · without a connection the browser does not leave the page to post the form', async ({ page, context }) => {
  await page.route(`**${rulesPath()}`, (route) => route.abort());
  const quote = await openFilled(page);
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toHaveCount(2);
  await expectTyped(page, quote);
  await context.setOffline(false);
  await sendButton(page).click();
  await confirmedReference(page);
});

test('Q2 · without its rules a refused form post keeps its messages, and can be posted again', async ({ page }) => {
  const blocked = `**${rulesPath()}`;
  await page.route(blocked, (route) => route.abort());
  await refusedQuote.open(page);
  await wakePage(page);
  const message = quoteForm(page).getByRole('alert').getByRole('link', { name: messages.city });
  await fillQuote(page, newQuote());
  await expect(message).toBeVisible();
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await sendButton(page).click();
  await confirmedReference(page);
});

test('a retry of the same content keeps its key, an edit gets a new one', async ({ page }) => {
  await page.route(sendQuote, (route) => route.abort());
  const keys = keysOfSends(page);
  const quote = await openFilled(page);
  const send = async (count: number) => {
    await sendButton(page).click();
    await expect.poll(() => keys.length).toBe(count);
    await expect(sendButton(page)).toBeEnabled();
  };
  await send(1);
  await send(2);
  await field(page, 'description').fill(`${quote.description} Het regent in.`);
  await send(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a retry after a reload keeps its key too', async ({ page }) => {
  await page.route(sendQuote, (route) => route.abort());
  const keys = keysOfSends(page);
  await openFilled(page);
  await sendButton(page).click();
  await expect.poll(() => keys.length).toBe(1);
  await page.reload();
  await wakePage(page);
  await sendButton(page).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
});

const impatience: [name: string, submit: (page: Page) => Promise<unknown>][] = [
  ['a double click', (page) => sendButton(page).dblclick()],
  [
    'two submits at once',
    (page) =>
      quoteForm(page).evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      }),
  ],
];

for (const [name, submit] of impatience) {
  test(`47 · ${name} is one request`, async ({ page, site }) => {
    const keys = keysOfSends(page);
    const quote = await openFilled(page);
    await submit(page);
    const reference = await confirmedReference(page);
    await mailsOf(site, reference);
    expect(keys).toHaveLength(1);
    expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference }]);
  });
}

test('a retry after a response lost after the commit is one request with one reference', async ({ page, site }) => {
  await page.route(
    sendQuote,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const quote = await openFilled(page);
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  const [stored] = await leadsFrom(site, quote.email);
  await sendButton(page).click();
  expect(await confirmedReference(page)).toBe(stored?.reference);
  expect(await leadsFrom(site, quote.email)).toHaveLength(1);
  await mailsOf(site, stored?.reference ?? '');
});

test('Q2 · what only the server refuses is shown at its field', async ({ page }) => {
  const errors = { city: 'Vul uw plaatsnaam in' };
  await page.route(sendQuote, (route) => route.fulfill({ status: 422, json: { error: 'x', errors } }));
  const quote = await openFilled(page);
  await sendButton(page).click();
  const summary = quoteForm(page).getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([errors.city]);
  await expect(summary.getByRole('heading')).toBeFocused();
  await expect(field(page, 'city')).toHaveAttribute('aria-invalid', 'true');
  await expect(toast(page, FAILED)).toBeVisible();
  await expectTyped(page, quote);
});

test('after too many requests the advice gives the phone number', async ({ page }) => {
  const limited = await startSite({ env: { RATE_LIMIT: '1' } });
  const open = async () => {
    await openPage(page, `${limited.url}/offerte`);
    const quote = newQuote();
    await fillQuote(page, quote);
    await sendButton(page).click();
    return quote;
  };
  await open();
  await confirmedReference(page);
  const quote = await open();
  await expect(toast(page, FAILED)).toBeVisible();
  await expect(quoteForm(page).getByRole('status').filter({ hasText: 'veel aanvragen' })).toContainText(
    `Probeer het later opnieuw of bel ${company.phone.display}.`,
  );
  await expectTyped(page, quote);
  expect(await leadsFrom(limited, quote.email)).toEqual([]);
  await limited.stop();
});
