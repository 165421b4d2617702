import type { Boot } from '../../app/start/boot.ts';
import { newQuote } from '../../harness/example-quote.ts';
import { untilHydrated } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { contactField, expectMessage, fillMessage, newMessage } from '../support/contact.ts';
import { confirmedReference, expectTyped, FAILED, fillQuote, sendButton, toast } from '../support/quote.ts';
import { expect, hydratePage, test } from '../support/test.ts';

test.use({
  expectedErrors: [/SendError|ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|Failed to load/],
});

test('Q4 · a connection lost before the first touch: a toast says so, nothing is lost, and then it is sent', async ({
  context,
}) => {
  // Routes, as those of the fixture's page, turn the browser's cache off.
  const page = await context.newPage();
  await page.goto(paths.quote);
  // The code is fetched ahead.
  await page.waitForFunction(() => {
    const { entry, warm } = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot;
    return [entry, ...warm].every((path) => performance.getEntriesByName(location.origin + path).length > 0);
  });
  await context.setOffline(true);
  const quote = newQuote();
  await fillQuote(page, quote);
  await untilHydrated(page);
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await expectTyped(page, quote);
  // A link to a page whose code is not here.
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(toast(page, 'U heeft geen verbinding')).toBeVisible();
  await expectTyped(page, quote);
  await context.setOffline(false);
  await sendButton(page).click();
  await confirmedReference(page);
});

test('a link whose code fails to load opens its page, and a typed message is there on the way back', async ({
  page,
}) => {
  await page.goto(paths.contact);
  await hydratePage(page);
  const message = newMessage();
  await fillMessage(page, message);
  await page.route('**/assets/about-*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Over Ons' }).first().click();
  await expect(page).toHaveURL(paths.about);
  await page.goto(paths.contact);
  // The draft loads the code at once.
  await untilHydrated(page);
  await expectMessage(page, message);
  await expect(contactField(page, 'name')).toHaveValue(message.name);
});
