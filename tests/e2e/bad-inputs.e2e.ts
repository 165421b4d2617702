import { acceptedTexts, rejectedTexts } from '../support/bad-inputs.ts';
import { leadsFrom } from '../support/leads.ts';
import { confirmation, errorSummary, expectTyped, field, fillQuote, newQuote, sendButton } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

// tests/bad-inputs.test.ts sends every row over HTTP. Here one row is typed for each way in which a browser could change the
// value: an empty field, white space, a maximum, control characters, Unicode and markup.
const TYPED = ['1', '3', '7', '9', '10', '12', '16'];

/** The first of the rows with each of these numbers. */
const typed = <Row extends readonly [string, string, string, string]>(rows: readonly Row[]) =>
  TYPED.map((number) => rows.find(([row]) => row.startsWith(`${number} ·`))).filter((row) => row !== undefined);

test('1–36 · an invalid value gets its message at its field, and stays', async ({ page, site }) => {
  const quote: Record<string, string> = newQuote();
  await page.goto('/offerte');
  await fillQuote(page, quote);
  for (const [row, name, value, message] of typed(rejectedTexts)) {
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
  expect(await leadsFrom(site, quote.email ?? '')).toEqual([]);
});

test('1–36 · a valid value is stored as it was typed', async ({ page, site }) => {
  await page.goto('/offerte');
  for (const [row, name, value, stored] of typed(acceptedTexts)) {
    await test.step(`${row} (${name})`, async () => {
      const quote = newQuote();
      await fillQuote(page, { ...quote, [name]: value });
      await sendButton(page).click();
      let lead: Awaited<ReturnType<typeof leadsFrom>>[number] | undefined;
      const storedFields = async () => {
        [lead] = await leadsFrom(site, quote.email);
        return lead?.fields;
      };
      await expect.poll(storedFields).toEqual({ ...quote, [name]: stored, files: [] });
      await expect(confirmation(page)).toContainText(lead?.reference ?? '');
    });
  }
});

test('8 · a megabyte in a field is refused before it is sent', async ({ page }) => {
  await page.goto('/offerte');
  await fillQuote(page, { ...newQuote(), description: 'x'.repeat(1_000_000) });
  await sendButton(page).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText(['Beschrijving mag maximaal 1000 karakters bevatten']);
});
