import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { paths } from '../../shared/paths.ts';
import { readBuiltPages } from '../support/built-pages.ts';
import { mainText } from '../support/page-text.ts';

const ofRunningText: readonly string[] = [paths.faq, paths.contact, paths.terms, paths.disclaimer, paths.privacy];
const pages = readBuiltPages().filter(({ path }) => ofRunningText.includes(path));

test.each(pages)('$path keeps its figures on one line', (page) => {
  const html = page.html.replace(/<(a|span)\b[^>]*whitespace-nowrap[^>]*>.*?<\/\1>/gs, '');
  expect(mainText({ ...page, html }).match(/€ ?\d|\d–\d|\d (jaar|uur|dagen|maand|weken)|\d{4} [A-Z]{2}\b/g)).toBeNull();
});

test.each(pages)('$path links to every place it names', (page) => {
  const words = mainText({ ...page, html: page.html.replace(/<a\b[^>]*>.*?<\/a>/gs, '') });
  const places = ['privacyverklaring', 'algemene voorwaarden', 'pagina Offerte', 'autoriteitpersoonsgegevens.nl'];
  const named = [company.email, company.phone.display, company.whatsapp.display, ...places];
  expect(named.filter((place) => words.includes(place))).toEqual([]);
});
