import { expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { specimen } from '../../content/pages/voorbeeldverslag.ts';
import { builtPage } from '../../harness/built-pages.ts';

const report = builtPage('/diensten/dakinspectie').document.querySelector(`#${specimen.id}`);

/** The text of every element that matches, with plain spaces. */
const texts = (selector: string) =>
  [...(report?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.replace(/\s+/g, ' ') ?? '');
const euros = (text = '') => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

test('the example of a report is labelled', () => {
  expect(texts('article').join()).toMatch(/Voorbeeld/);
});

test('the amounts of the example add up, and lie within the prices of the site with and without btw', () => {
  const parts = texts('tbody td').map(euros).slice(0, specimen.quote.now.length);
  const [total = 0, vat = 0] = texts('tfoot td').map(euros);
  expect(parts).toHaveLength(2);
  expect(total).toBe(parts.reduce((all, part) => all + part, 0));
  expect(vat).toBeCloseTo((total * 21) / 121, 2);

  const { now, later } = specimen.quote;
  const chimney = now.find(({ unit }) => unit === 'schoorsteen')?.price ?? 0;
  for (const [price, { from, to }] of [
    [chimney, facts.chimney.renovationPrice],
    [later.price, facts.gutters.pricePerMetre],
  ] as const) {
    expect(price / 1.21).toBeGreaterThanOrEqual(from);
    expect(price).toBeLessThanOrEqual(to);
  }
});
