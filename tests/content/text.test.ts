import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { noBreak } from '../../content/format.ts';
import { parsePage, readBuiltPages } from '../../harness/built-pages.ts';
import { mainText } from '../support/page-text.ts';

const pages = readBuiltPages();
const places = ['privacyverklaring', 'pagina Offerte', 'autoriteitpersoonsgegevens.nl', 'rvo.nl'];
const ways = [company.email, company.phone.display, company.whatsapp.display];

test.each([
  ['Binnen 24 uur, 20–30% energie of 06 00 00', 'Binnen 24~uur, 20–^30%~energie of 06~00~00'],
  ['In 2026. Daarna', 'In 2026. Daarna'],
  ['Ook ’s nachts bij VvE’s. Daarna', 'Ook ’s~nachts bij VvE’s. Daarna'],
  ['Artikel 1 · Definities', 'Artikel 1~· Definities'],
  ['De prijs per m² hangt ervan af.', 'De prijs per~m² hangt ervan~af.'],
  [
    'Uw IP-adres, VCA-00000, ISDE-subsidie en btw-id. Zink- en loodwerk',
    'Uw IP-^adres, VCA-^00000, ISDE-^subsidie en btw-^id. Zink-^~en loodwerk',
  ],
  ['Mail info@de-nok.nl. Bezoek', 'Mail info@de-nok.nl. Bezoek'],
  ['Nokstraat 1, 1000 AA Amsterdam', 'Nokstraat 1, 1000~AA~Amsterdam'],
])('%j does not break where it reads badly', (text, expected) => {
  expect(noBreak(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '^')).toBe(expected);
});

test.each(pages)('$path draws its links, and links every place and number that it names', (page) => {
  expect(page.html.replace(/<script.*?<\/script>/gs, '')).not.toContain('](');
  const words = mainText({ ...page, html: page.html.replace(/<a\b[^>]*>.*?<\/a>/gs, '') });
  expect([...ways, ...places].filter((place) => words.includes(place))).toEqual([]);
});

test.each(pages)('$path keeps the numbers of its running texts on one line', ({ path, html }) => {
  const cards = parsePage(path, html).document.querySelectorAll('.picture-card');
  expect(cards.flatMap(({ textContent }) => textContent.match(/\d–\d/g) ?? [])).toEqual([]);
  const { document } = parsePage(path, html.replace(/<(a|form)\b.*?<\/\1>/gs, ''));
  const texts = ['main p', 'main dd', 'main td', 'main .check-list > li'].flatMap((part) =>
    document.querySelectorAll(part).map(({ textContent }) => textContent),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flatMap((text) => text.match(/[\d%+] [\p{L}\d]+|\d–\d/gu) ?? [])).toEqual([]);
});
