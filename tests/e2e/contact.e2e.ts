import { company } from '../../content/company.ts';
import type { SiteProcess } from '../../harness/site-process.ts';
import {
  contactErrors,
  contactField,
  contactForm,
  expectMessage,
  expectNoMessage,
  fillMessage,
  MESSAGE_SENT,
  newMessage,
  openFilledMessage,
  sendMessage,
  thanks,
} from '../support/contact.ts';
import { expectUncovered } from '../support/covered.ts';
import { untilIdle } from '../support/idle.ts';
import { leadsFrom } from '../support/leads.ts';
import { openPage } from '../support/open-page.ts';
import { backendClientPath, closeToast, FAILED, rulesPath, toast } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

// Without CONTACT_DELIVERY; contact-delivery.e2e.ts tests it with.

test('C1 · the form has its fields, and the page lists every other way to contact the firm', async ({ page }) => {
  await page.goto('/contact');
  const attributes = ['type', 'autocomplete', 'required'];
  const expected = {
    name: [null, 'name', ''],
    email: ['email', 'email', ''],
    phone: ['tel', 'tel', null],
    message: [null, null, ''],
  };
  for (const [name, values] of Object.entries(expected)) {
    const found = await contactField(page, name).evaluate(
      (element, names) => names.map((attribute) => element.getAttribute(attribute)),
      attributes,
    );
    expect(found, name).toEqual(values);
    await expect(contactField(page, name)).toHaveAccessibleName(/\w/);
  }
  await expect(contactField(page, 'phone')).toHaveAccessibleName(/niet verplicht/);
  await expect(contactField(page, 'message')).toHaveJSProperty('tagName', 'TEXTAREA');

  const main = page.getByRole('main');
  await expect(main.locator(`a[href="tel:${company.phone.e164}"]`).first()).toBeVisible();
  await expect(main.locator(`a[href="mailto:${company.email}"]`).first()).toBeVisible();
  await expect(main.locator(`a[href="https://wa.me/${company.whatsapp.e164.slice(1)}"]`).first()).toBeVisible();
  await expect(main).toContainText('24/7');
  await expect(main.getByRole('group').or(main.locator('address'))).toContainText(company.address.street);
});

test('C1 · a map of a maps service is embedded', async ({ page }) => {
  await openPage(page, '/contact');
  await expect(page.locator('iframe[src^="https://www.openstreetmap.org/"]')).toHaveAttribute('title', /\w/);
});

test('L3 · with a privacy signal the visitor decides whether the maps service is called', async ({ page }) => {
  const called: string[] = [];
  page.on('request', (request) => request.url().includes('openstreetmap') && called.push(request.url()));
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await openPage(page, '/contact');
  await page.getByRole('link', { name: 'Kaart laden' }).scrollIntoViewIfNeeded();
  await untilIdle(page);
  expect(called).toEqual([]);
  await page.getByRole('link', { name: 'Kaart laden' }).click();
  await expect.poll(() => called.length).toBe(1);
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('C1, C2 · errors are shown at their fields and in a summary; a valid message gets a thank-you and is cleared, and nothing is sent', async ({
      page,
      site,
    }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await openPage(page, '/contact');
      await fillMessage(page, { email: 'fatma@' });
      await sendMessage(page);
      const summary = contactForm(page).getByRole('alert');
      await expect(summary.getByRole('link')).toHaveText(Object.values(contactErrors));
      await expect(summary.getByRole('heading')).toBeFocused();
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
      await closeToast(page, MESSAGE_SENT);
      await expect(thanks(page)).toBeFocused();
      await expectUncovered(thanks(page));
      await expectNoMessage(page);
      expect(requested.filter((path) => path.startsWith('/functions/'))).toEqual([]);
      expect(requested).not.toContain(backendClientPath());
      await expectNothingKept(site, message.email);
      expect(site.output()).toContain('CONTACT_DELIVERY=off');
    });
  });
}

test.describe('when its rules do not load', () => {
  test.use({ expectedErrors: [/dynamically imported module|Failed to load resource/] });

  test('C2 · a toast says so, and the next submit is a form post by the browser', async ({ page, site }) => {
    await page.route(`**${rulesPath(contactErrors.message)}`, (route) => route.abort());
    const message = await openFilledMessage(page);
    await sendMessage(page);
    await expect(toast(page, FAILED)).toBeVisible();
    await expectMessage(page, message);
    await sendMessage(page);
    await expect(page).toHaveURL(`${site.url}/contact?verzonden=1`);
    await expect(thanks(page)).toBeVisible();
  });
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
    await expectNoMessage(page);
    await expectNothingKept(site, message.email);
  });

  test('C1 · an invalid message is returned with its texts', async ({ page }) => {
    const typed = { ...newMessage(), email: 'fatma@' };
    await page.goto('/contact');
    await fillMessage(page, typed);
    await sendMessage(page);
    await expect(page).toHaveTitle(/^Fout: /);
    await expect(contactForm(page).getByRole('alert').getByRole('link')).toHaveText([contactErrors.email]);
    await expectMessage(page, typed);
  });
});

/** Expects that a server has neither stored nor mailed a message from this address. */
async function expectNothingKept(site: SiteProcess, email: string): Promise<void> {
  expect(await leadsFrom(site, email)).toEqual([]);
  expect(site.mails().filter(({ text }) => text.includes(email))).toEqual([]);
}
