import type { SiteProcess } from '../../harness/site-process.ts';
import { expectAccessible, narrow } from '../support/accessible.ts';
import {
  contactErrors,
  contactField,
  contactForm,
  expectMessage,
  expectNoMessage,
  fillMessage,
  MESSAGE_SENT,
  newMessage,
  openNextMessage,
  sendMessage,
  thanks,
} from '../support/contact.ts';
import { expectUncovered } from '../support/covered.ts';
import { leadsFrom } from '../support/leads.ts';
import { closeToast, errorSummary } from '../support/quote.ts';
import { expect, openPage, test } from '../support/test.ts';

// Without CONTACT_DELIVERY; contact-delivery.e2e.ts tests it with.

test.use({ viewport: { width: 360, height: 740 } });

test('C1, C2 · errors are shown at their fields and in a summary; a valid message gets an accessible thank-you and is cleared, and nothing is sent', async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openPage(page, '/contact');
  await fillMessage(page, { email: 'fatma@' });
  await sendMessage(page);
  const summary = errorSummary(page);
  await expect(summary.getByRole('link')).toHaveText(Object.values(contactErrors));
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fout: /);
  for (const [name, message] of Object.entries(contactErrors)) {
    await expect(contactField(page, name)).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await summary.getByRole('link', { name: message }).click();
    await expect(contactField(page, name)).toBeFocused();
    await expectUncovered(contactField(page, name));
  }
  await expectMessage(page, { email: 'fatma@' });

  const message = newMessage();
  await fillMessage(page, message);
  await sendMessage(page);
  await expectUncovered(thanks(page));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Bericht verzonden/);
  await closeToast(page, MESSAGE_SENT);
  await expectAccessible(page, [narrow]);
  await expect(contactForm(page)).toBeHidden();
  await openNextMessage(page);
  await expect(contactForm(page)).toBeVisible();
  await expectNoMessage(page);
  await fillMessage(page, newMessage());
  await sendMessage(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(contactForm(page)).toBeHidden();
  await openNextMessage(page);
  await expectNoMessage(page);
  await page.goBack();
  await page.goBack();
  await expectNoMessage(page);
  expect(requested.filter((path) => path.startsWith('/functions/'))).toEqual([]);
  await expectNothingKept(site, message.email);
  expect(site.output()).toContain('CONTACT_DELIVERY=off');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422 \(Unprocessable/] });

  test('C2 · the same thank-you is shown, and nothing is stored', async ({ page, site }) => {
    await page.goto('/contact');
    const message = newMessage();
    await fillMessage(page, message);
    await sendMessage(page);
    await expect(page).toHaveURL(`${site.url}/contact?verzonden=1`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectUncovered(thanks(page));
    await openNextMessage(page);
    await expectNoMessage(page);
    await expectNothingKept(site, message.email);
  });
});

/** Expects that a server has neither stored nor mailed a message from this address. */
async function expectNothingKept(site: SiteProcess, email: string): Promise<void> {
  expect(await leadsFrom(site, email)).toEqual([]);
  expect(site.mails().filter(({ text }) => text.includes(email))).toEqual([]);
}
