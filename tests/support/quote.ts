import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { messages, newQuote } from '../../harness/example-quote.ts';
import { functionPath, paths } from '../../shared/paths.ts';
import { expect, openPage } from './test.ts';

export const fieldNames = Object.keys(messages);

export const SENT = 'Aanvraag verzonden! We nemen zo spoedig mogelijk contact met u op.';
export const FAILED = 'Er is iets misgegaan. Probeer het opnieuw.';
/** What the form shows after that notice. */
export const NOT_SENT = 'Nog niet verzonden.';

export type QuoteValues = Readonly<Record<string, string>>;

export const sendQuotePath = functionPath('send-contact-email');
export const uploadPhotoPath = functionPath('upload-quote-photo');

/** The quote form, on home or on its own page. */
export function quoteForm(page: Page): Locator {
  return page.locator('form[aria-label="Offerte aanvragen"]');
}

export function field(page: Page, name: string): Locator {
  return quoteForm(page).locator(`[name="${name}"]`);
}

/** The list of errors above a form's fields. */
export function errorSummary(page: Page): Locator {
  return page.getByRole('region', { name: 'Wat er nog niet klopt' });
}

export function sendButton(page: Page): Locator {
  return quoteForm(page).locator('button[type="submit"]');
}

/** Opens the form: on a confirmation a link leads to it. */
export async function openForm(page: Page): Promise<void> {
  const another = confirmation(page).getByRole('link', { name: 'Nieuwe aanvraag doen' });
  if (!(await another.isVisible())) return;
  await another.click();
  await expect(another).toBeHidden();
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

/** Expects that the form has nothing of the request that was sent. */
export async function expectEmpty(page: Page): Promise<void> {
  await openForm(page);
  for (const name of fieldNames) await expect(field(page, name), name).toHaveValue('');
}

export function toast(page: Page, text: string): Locator {
  return page.locator('.toaster').filter({ hasText: text });
}

/** Closes the toast with a text, so that the next one with this text is a new one. */
export async function closeToast(page: Page, text: string): Promise<void> {
  await toast(page, text).getByRole('button').click();
  await expect(toast(page, text)).toHaveCount(0);
}

export function confirmation(page: Page): Locator {
  return page.locator('.confirmation');
}

/** The heading of the confirmation, which receives the focus. */
export function confirmationHeading(page: Page): Locator {
  return confirmation(page).getByRole('heading', { level: 1 });
}

/** Waits for the confirmation on the page. Returns its reference. */
export async function confirmedReference(page: Page): Promise<string> {
  await expect(confirmation(page)).toContainText(/AD-[A-Z0-9]{6}/);
  return /AD-[A-Z0-9]{6}/.exec(await confirmation(page).innerText())?.[0] ?? '';
}

/** URL path of the chunk with everything that a form needs: validation, sending, photos. */
export const formsPath = () => scriptWith('supabaseKey is required.');

function scriptWith(text: string): string {
  const assets = join(import.meta.dirname, '../../build/client/assets');
  const name = globSync('*.js', { cwd: assets }).find((file) =>
    readFileSync(join(assets, file), 'utf8').includes(text),
  );
  if (!name) throw new Error(`The build has no script with "${text}"`);
  return `/assets/${name}`;
}
