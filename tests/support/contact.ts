import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { functionPath, paths } from '../../shared/paths.ts';
import { expect, openPage } from './test.ts';

const SENT = 'Bericht verzonden!';
const SOON = 'We nemen zo snel mogelijk contact met u op.';
/** The toast. */
export const MESSAGE_SENT = `${SENT} ${SOON}`;

export const contactErrors = {
  name: 'Vul uw naam in',
  email: 'Ongeldig e-mailadres',
  message: 'Vul uw bericht in',
};

export const sendMessagePath = functionPath('send-contact-message');

/** A valid message from a unique visitor. */
export function newMessage() {
  return {
    name: 'Fatma Yılmaz',
    email: `fatma-${randomUUID().slice(0, 8)}@voorbeeld.nl`,
    phone: '',
    message: 'Belt u mij?\nHet liefst na zessen.',
  };
}

export function contactForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Bericht sturen' });
}

export function contactField(page: Page, name: string): Locator {
  return contactForm(page).locator(`[name="${name}"]`);
}

export async function fillMessage(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await contactField(page, name).fill(value);
}

/** Opens the page, hydrates it, and fills the form in. Returns the values. */
export async function openFilledMessage(page: Page) {
  const message = newMessage();
  await openPage(page, paths.contact);
  await fillMessage(page, message);
  return message;
}

export async function sendMessage(page: Page): Promise<void> {
  await contactForm(page).getByRole('button', { name: 'Bericht versturen' }).click();
}

/** Fills the form in with valid values and sends it. */
export async function fillAndSendMessage(page: Page): Promise<void> {
  await fillMessage(page, newMessage());
  await sendMessage(page);
}

/** The confirmation at the top of the page (not the toast). */
export function thanks(page: Page): Locator {
  const heading = page.getByRole('heading', { level: 1, name: SENT });
  return page.getByRole('main').getByText(SOON).and(heading.locator('~ p'));
}

/** Opens the form that follows a confirmation. */
export async function openNextMessage(page: Page): Promise<void> {
  await page.getByText('Nog een bericht sturen').click();
}

export async function expectMessage(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(contactField(page, name), name).toHaveValue(value);
}

export async function expectNoMessage(page: Page): Promise<void> {
  await expectMessage(page, { name: '', email: '', phone: '', message: '' });
}
