import { newQuote } from '../../harness/example-quote.ts';
import { rejectedTexts } from '../support/bad-inputs.ts';
import { leadsFrom } from '../support/leads.ts';
import { errorSummary, expectTyped, field, fillQuote, sendButton } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

// tests/bad-inputs.test.ts sends every row over HTTP. Here the first of the rows with each of these numbers is typed, one for
// each way in which a browser could change the value: an empty field, white space, a maximum, control characters, Unicode.
const TYPED = ['1', '3', '7', '9', '12'];
const typed = TYPED.map((number) => rejectedTexts.find(([row]) => row.startsWith(`${number} ·`))).filter(
  (row) => row !== undefined,
);

test('1–36 · an invalid value gets its message at its field, and stays', async ({ page, site }) => {
  const quote: Record<string, string> = newQuote();
  await page.goto('/offerte');
  await fillQuote(page, quote);
  for (const [row, name, value, message] of typed) {
    await test.step(`${row} (${name})`, async () => {
      await field(page, name).fill(value);
      const entered = await field(page, name).inputValue();
      await sendButton(page).click();
      await expect(errorSummary(page).getByRole('link')).toHaveText([message]);
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${message}$`));
      await expectTyped(page, { ...quote, [name]: entered });
      await field(page, name).fill(quote[name] ?? '');
    });
  }
  await test.step('8 · a megabyte', async () => {
    await field(page, 'description').fill('x'.repeat(1_000_000));
    await sendButton(page).click();
    const tooLong = 'Beschrijving mag maximaal 1000 karakters bevatten';
    await expect(errorSummary(page).getByRole('link')).toHaveText([tooLong]);
  });
  expect(await leadsFrom(site, quote.email ?? '')).toEqual([]);
});
