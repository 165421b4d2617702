import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { functionNames, functionsPath, paths } from '../../shared/paths.ts';
import { messages, newQuote } from './new-quote.ts';
import { openPage } from './open-page.ts';
import { expect } from './test.ts';

export { messages, newQuote } from './new-quote.ts';

export const fieldNames = Object.keys(messages);

export const SENT = 'Aanvraag verzonden! We nemen zo spoedig mogelijk contact met u op.';
export const FAILED = 'Er is iets misgegaan. Probeer het opnieuw.';

export type QuoteValues = Readonly<Record<string, string>>;

export const sendQuotePath = `${functionsPath}/${functionNames.sendContactEmail}`;
export const uploadPhotoPath = `${functionsPath}/${functionNames.uploadQuotePhoto}`;

/** The quote form, also while it is hidden behind "Nog een aanvraag?", where `getByRole` does not find it. */
export function quoteForm(page: Page): Locator {
  return page.locator('form[aria-label="Offerte aanvragen"]');
}

export function field(page: Page, name: string): Locator {
  return quoteForm(page).locator(`[name="${name}"]`);
}

export function sendButton(page: Page): Locator {
  return quoteForm(page).locator('button[type="submit"]');
}

/** Opens the form if it is closed: on the home page on narrow screens, and after a request was sent. */
export async function openForm(page: Page): Promise<void> {
  const summary = page.locator('details:not([open])', { has: quoteForm(page) }).locator('> summary');
  if (await summary.isVisible()) await summary.click();
}

export async function fillQuote(page: Page, values: QuoteValues): Promise<void> {
  await openForm(page);
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Opens a page with the form, hydrates it, and fills the form in. Returns the values. */
export async function openFilledQuote(page: Page, address: string = paths.quote) {
  const quote = newQuote();
  await openPage(page, address);
  await fillQuote(page, quote);
  return quote;
}

export async function expectTyped(page: Page, values: QuoteValues): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name), name).toHaveValue(value);
}

export async function expectEmpty(page: Page): Promise<void> {
  for (const name of fieldNames) await expect(field(page, name), name).toHaveValue('');
}

export function toast(page: Page, text: string): Locator {
  return page.locator('[data-sonner-toast]').filter({ hasText: text });
}

/** Closes the toast with a text, so that the next one with this text is a new one. */
export async function closeToast(page: Page, text: string): Promise<void> {
  await toast(page, text).getByRole('button').click();
  await expect(toast(page, text)).toHaveCount(0);
}

/** The idempotency key of each request that the page sends from now on. */
export function keysOfSends(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === sendQuotePath) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

export function confirmation(page: Page): Locator {
  return page.getByRole('region', { name: 'Bevestiging' });
}

/** Waits for the confirmation on the page. Returns its reference. */
export async function confirmedReference(page: Page): Promise<string> {
  await expect(confirmation(page)).toContainText(/AD-[A-Z0-9]{6}/);
  return /AD-[A-Z0-9]{6}/.exec(await confirmation(page).innerText())?.[0] ?? '';
}

/** URL path of the chunk with the backend's client. */
export const backendClientPath = () => scriptWith('supabaseKey is required.');

/** URL path of the chunk with a form's rules, found by one of their messages. */
export const rulesPath = (message = messages.name) => scriptWith(message);

/** URL path of the chunk that shows and sends photos. */
export const photoCodePath = () => scriptWith('createImageBitmap');

function scriptWith(text: string): string {
  const assets = join(import.meta.dirname, '../../build/client/assets');
  const name = globSync('*.js', { cwd: assets }).find((file) =>
    readFileSync(join(assets, file), 'utf8').includes(text),
  );
  if (!name) throw new Error(`The build has no script with "${text}"`);
  return `/assets/${name}`;
}
