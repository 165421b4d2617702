import type { Page } from '@playwright/test';
import { leadsFrom, mailsOf } from '../support/leads.ts';
import {
  confirmedReference,
  FAILED,
  field,
  keysOfSends,
  openFilledQuote,
  quoteForm,
  sendButton,
  sendQuotePath,
  toast,
} from '../support/quote.ts';
import { expect, hydratePage, test } from '../support/test.ts';

const sendQuote = `**${sendQuotePath}`;

test.use({ expectedErrors: [/SendError|Failed to load resource/] });

test('a retry of the same content keeps its key, after a reload too; an edit gets a new one', async ({ page }) => {
  await page.route(sendQuote, (route) => route.abort());
  const keys = keysOfSends(page);
  const quote = await openFilledQuote(page);
  const send = async (count: number) => {
    await sendButton(page).click();
    await expect.poll(() => keys.length).toBe(count);
    await expect(sendButton(page)).toBeEnabled();
  };
  await send(1);
  await send(2);
  await page.reload();
  await hydratePage(page);
  await send(3);
  await field(page, 'description').fill(`${quote.description} Het regent in.`);
  await send(4);
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

const impatientActions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a double click': (page) => sendButton(page).dblclick(),
  'two submits at once': (page) =>
    quoteForm(page).evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    }),
};

for (const [name, submit] of Object.entries(impatientActions)) {
  test(`47 · ${name} is one request`, async ({ page, site }) => {
    const keys = keysOfSends(page);
    const quote = await openFilledQuote(page);
    await submit(page);
    const reference = await confirmedReference(page);
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
  const quote = await openFilledQuote(page);
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  const [stored] = await leadsFrom(site, quote.email);
  await sendButton(page).click();
  expect(await confirmedReference(page)).toBe(stored?.reference);
  expect(await leadsFrom(site, quote.email)).toHaveLength(1);
  await mailsOf(site, stored?.reference ?? '');
});
