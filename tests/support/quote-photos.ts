import type { Locator, Page } from '@playwright/test';
import { newQuote } from '../../harness/example-quote.ts';
import { redAndBlue } from './photos.ts';
import { confirmation, confirmedReference, field, fillQuote, quoteForm, sendButton } from './quote.ts';

/** A small picture, of another width in pixels if it must differ from another one. */
export function smallPhoto(width = 80): Promise<Buffer> {
  return redAndBlue(width, 60).png().toBuffer();
}

/** The photos that a form lists as chosen. */
export function chosenPhotos(page: Page): Locator {
  return quoteForm(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
}

export async function choosePhotos(page: Page, ...paths: string[]): Promise<void> {
  await field(page, 'files').setInputFiles(paths);
}

export async function removePhoto(page: Page, name: string): Promise<void> {
  await quoteForm(page)
    .getByRole('button', { name: `Verwijder ${name}` })
    .click();
}

/** Fills in the form, sends it with the photos that are chosen, and waits until it is confirmed. */
export async function sendWithPhotos(page: Page) {
  const quote = newQuote();
  await fillQuote(page, quote);
  await sendButton(page).click();
  return { quote, reference: await confirmedReference(page) };
}

/** The upload status in a confirmation. */
export function uploadStatus(page: Page): Locator {
  return confirmation(page).getByRole('status');
}
