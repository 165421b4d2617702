import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stored, storedItems } from '../../content/browser-storage.ts';
import { company } from '../../content/company.ts';
import { attributes, builtPage, decode, text } from '../../harness/built-pages.ts';
import { asShown, countWords, mainText, sections } from '../support/page-text.ts';

function legal(path: string) {
  const page = builtPage(path);
  const sectionTexts = sections(page);
  return { page, words: mainText(page), section: (heading: RegExp) => find(sectionTexts, heading) };
}

function find(sectionTexts: ReadonlyMap<string, string>, heading: RegExp): string {
  return [...sectionTexts].find(([title]) => heading.test(title))?.[1] ?? '';
}

test.each(['/algemene-voorwaarden', '/privacy', '/cookies', '/disclaimer'])(
  '%s has a table of contents that leads to its sections',
  (path) => {
    const { page } = legal(path);
    const contents = attributes(page, 'main nav[aria-label="Inhoud"] a', 'href');
    expect(contents.length).toBeGreaterThanOrEqual(6);
    expect(contents).toEqual(attributes(page, 'main section[id]', 'id').map((id) => `#${id}`));
    expect(mainText(page)).toMatch(/Laatst bijgewerkt: [a-z]+ \d{4}/);
  },
);

test('L1 · the terms have ten articles and their date', () => {
  const { page, words } = legal('/algemene-voorwaarden');
  const headings = page.document.querySelectorAll('main section > h2').map(({ textContent }) => textContent);
  expect(headings.map((heading) => heading.split(/\s·/)[0])).toEqual(
    Array.from({ length: 10 }, (_, index) => `Artikel ${index + 1}`),
  );
  expect(words).toContain('Laatst bijgewerkt: oktober 2025');
});

test('L1 · the terms state their figures', () => {
  const { section } = legal('/algemene-voorwaarden');
  expect(section(/Betaling/)).toContain('binnen 14 dagen na de factuurdatum');
  expect(section(/Klachten/)).toMatch(
    /binnen 14 dagen nadat u het gebrek heeft ontdekt, en uiterlijk 1 jaar na de oplevering/,
  );
  expect(section(/Garantie/)).toContain('2 jaar garantie vanaf de oplevering, tenzij anders is afgesproken');
  expect(section(/Garantie/)).toMatch(/nieuwe dakbedekking .{0,40}10 jaar Reparatie, spoedherstel en onderhoud 2 jaar/);
  expect(section(/Prijzen/)).toContain('exclusief btw');
  expect(section(/abonnement/)).toContain('1 maand opzegtermijn vóór de verlengingsdatum');
  expect(section(/recht en geschillen/)).toContain('Nederlands recht');
  expect(section(/recht en geschillen/)).toContain('rechtbank Amsterdam');
});

test('the terms explain the right of withdrawal and its exceptions, with the model form', () => {
  const { page, section } = legal('/algemene-voorwaarden');
  const agreement = section(/Offerte en overeenkomst/);
  expect(agreement).toMatch(/tot 14 dagen na de dag waarop u haar sluit ontbinden, zonder reden en zonder kosten/);
  expect(agreement).toMatch(/e-mail aan .* of per brief.*Op tijd versturen is genoeg/);
  expect(agreement).toMatch(/6:230p BW heeft u geen bedenktijd: bij dringende reparaties/);
  const [form] = page.document.querySelectorAll('#modelformulier');
  expect(form?.querySelectorAll('li')).toHaveLength(8);
  expect(decode(form?.textContent ?? '')).toContain(`Aan: ${company.legalName}`);
  expect(section(/abonnement/)).toContain('De bedenktijd van artikel 3 geldt ook');
});

test('L1 · statutory consumer rights remain', () => {
  const { section, words } = legal('/algemene-voorwaarden');
  expect(words).toContain('Dan gaan de rechten die de wet u geeft altijd voor');
  expect(section(/Klachten/)).toMatch(/wettelijke rechten van een consument.* blijven onverkort bestaan/);
  expect(section(/abonnement/)).toMatch(/consument.* op elk moment opzeggen, ook met 1 maand opzegtermijn/);
  expect(section(/geschillen/)).toMatch(/consument.* een maand de tijd/);
  expect(section(/Prijzen/)).toMatch(/consument noemt de offerte de prijs inclusief btw/);
});

test('L2 · the privacy statement gives retention periods and response times', () => {
  const { section, words } = legal('/privacy');
  const kept = section(/Hoelang/);
  expect(kept).toContain('Contactgegevens van klanten Tot 7 jaar na de laatste opdracht');
  expect(kept).toContain('Facturen en andere financiële gegevens 7 jaar');
  expect(kept).toContain('Aanvragen, foto’s, bevindingen en offertes die geen opdracht worden 2 jaar');
  expect(kept).toContain('Bewaar uw offerte zolang de garantie loopt');
  expect(kept).toContain('Berichten die ons bereiken en notities van gesprekken 2 jaar');
  expect(kept).toMatch(/nieuwsbrief Tot u zich afmeldt/);
  expect(section(/Uw rechten/)).toContain('binnen 1 maand antwoord');
  for (const right of ['inzage', 'rectificatie', 'verwijdering', 'beperking', 'overdraagbaarheid', 'bezwaar']) {
    expect(section(/Uw rechten/)).toContain(right);
  }
  for (const part of ['Autoriteit Persoonsgegevens', 'Grondslag', 'verantwoordelijk voor de verwerking', 'intrekken']) {
    expect(words).toContain(part);
  }
});

test('L3 · the cookie statement gives the retention period of each kind', () => {
  const { section } = legal('/cookies');
  const kinds = section(/Soorten/);
  expect(kinds).toMatch(/Functioneel .* Tot u de browser sluit, of 1 jaar/);
  expect(kinds).toMatch(/Statistiek \(analytics\) .* Maximaal 2 jaar/);
  expect(kinds).toMatch(/Marketing .* Maximaal 1 jaar/);
  expect(section(/Do Not Track/)).toMatch(/Do Not Track \(DNT\).*vatten we op als weigeren/);
});

test('L3 · the cookie statement lists everything the site stores in a browser', () => {
  const { page } = legal('/cookies');
  const rows = page.document.querySelectorAll('#wat-wij-bewaren tbody tr');
  expect(rows.map((row) => row.querySelectorAll('td').map(({ textContent }) => decode(textContent)))).toEqual(
    storedItems.map(({ key, store, purpose, kept }) => [`${key} (${store})`, purpose, kept].map(asShown)),
  );
  const sources = globSync('{app,shared,server}/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] });
  const code = sources.map((path) => [path, readFileSync(path, 'utf8')] as const);
  const storing =
    /localStorage|sessionStorage|document\.cookie|set-cookie|cookieStore|indexedDB|caches\.|serviceWorker/i;
  expect(code.flatMap(([path, text]) => (storing.test(text) ? path : [])).sort()).toEqual([
    'app/forms/draft.ts',
    'app/quote-form/photo-memory.ts',
    'app/start/boot.ts',
    'app/storage.ts',
  ]);
  for (const { key } of storedItems.filter(({ key }) => key !== stored.theme.key)) {
    const literal = new RegExp(`['"\`]${key}['"\`]`);
    expect(code.flatMap(([path, text]) => (literal.test(text) ? path : []))).toEqual([]);
  }
});

test('L4 · the disclaimer names what the site does not guarantee', () => {
  const { page, section, words } = legal('/disclaimer');
  expect(countWords(words)).toBeGreaterThanOrEqual(300);
  expect(section(/Informatie/)).toContain('geen rechten ontlenen');
  expect(section(/Prijzen/)).toMatch(/prijzen, levensduren, besparingen en doorlooptijden zijn indicaties/);
  expect(section(/Links en kaart/)).toMatch(/OpenStreetMap/);
  expect(section(/Intellectueel eigendom/)).toMatch(/schriftelijk toestemming/);
  expect(section(/Aansprakelijkheid/)).toMatch(
    /geldt niet bij opzet of grove schuld.* rechten die u als consument heeft/,
  );
  expect(section(/Een fout gezien/)).toContain(`Mail naar ${company.email} of bel ${company.phone.display}`);
  expect(text(page, 'h1')).toBe('Disclaimer');
});
