import { expect, test } from 'vitest';
import { faq } from '../../content/pages/faq.ts';
import { home as homeContent } from '../../content/pages/home.ts';
import { servicePath } from '../../content/services/index.ts';
import { attributes, builtPage } from '../../harness/built-pages.ts';
import { asShown, countWords, mainText, readable, sections } from '../support/page-text.ts';

const home = builtPage('/');
const sectionTexts = sections(home);

test('H2 · every section is present', () => {
  expect([...sectionTexts.keys()]).toEqual([
    'Gratis dakinspectie aanvragen',
    homeContent.specimen.title,
    'Wat wij doen',
    'Wat kost het ongeveer?',
    'Van aanvraag tot oplevering',
    'Waarom voor ons kiezen?',
    'Ervaringen',
    'Voor wie wij werken',
    'Ons werkgebied',
    'Wat mensen ons vooraf vragen',
    'Twijfelt u over uw dak?',
  ]);
});

test('H2 · private and business clients are addressed, and four reasons are given', () => {
  for (const audience of ['Particulieren', 'VvE’s', 'Bouwbedrijven', 'Vastgoedbeheerders']) {
    expect(sectionTexts.get('Voor wie wij werken')).toContain(audience);
  }
  const reasons = sectionTexts.get('Waarom voor ons kiezen?');
  for (const reason of ['Snelle service', '10 jaar garantie', 'Veiligheidscertificaat', 'Heldere prijzen']) {
    expect(reasons).toContain(reason);
  }
});

test('H2 · four steps, three testimonials with the invented ones marked, ten cities and an accordion', () => {
  const count = (pattern: RegExp, heading: string) => sectionTexts.get(heading)?.match(pattern)?.length;
  expect(home.document.querySelectorAll('main ol > li')).toHaveLength(4);
  expect(home.document.querySelectorAll('main blockquote')).toHaveLength(3);
  const samples = homeContent.testimonials.items.filter(({ sample }) => sample);
  expect(count(/\(voorbeeld\)/g, 'Ervaringen') ?? 0).toBe(samples.length);
  expect(
    attributes(home, 'main [role="img"]', 'aria-label').filter((label) => / van 5 sterren$/.test(label)),
  ).toHaveLength(3);
  expect(sectionTexts.get('Ons werkgebied')).toMatch(
    /^Amsterdam Den Haag Haarlem Hoofddorp Amstelveen Zaandam Leiden Almere Utrecht Rotterdam/,
  );
  const names = new Set(attributes(home, 'main details', 'name'));
  expect(names.size).toBe(1);
});

test('H3 · the counters show their end values', () => {
  expect(mainText(home)).toContain(
    'daken gerenoveerd 2500+ tevreden klanten 98% jaar ervaring in het team 35+ bereikbaar 24/7',
  );
});

test('H4 · five service cards lead to their services', () => {
  expect(attributes(home, 'main .strip a', 'href')).toEqual([
    '/diensten/daklekkage',
    '/diensten/dakinspectie',
    '/diensten/dakrenovatie',
    '/diensten/dakreparatie',
    '/diensten/dakisolatie',
  ]);
});

test('each row of prices links to its service', () => {
  expect(attributes(home, '.price a', 'href')).toEqual(homeContent.prices.rows.map(({ slug }) => servicePath(slug)));
});

test('H5 · the hero states both periods of experience and what each refers to', () => {
  const hero = readable(home.html.match(/<section class="hero">.*?<\/section>/s)?.[0] ?? '');
  expect(hero).toContain('15+ jaar als dakdekkersbedrijf');
  expect(hero).toContain('35+ jaar vakmanschap in het team');
});

test('H6 · over-ons says who they are, how they work, what they promise with proof, where they work and how to reach them', () => {
  const about = builtPage('/over-ons');
  const headings = ['Wie wij zijn', 'Hoe wij werken', 'Wat wij beloven', 'Waar wij werken', 'Hoe u ons bereikt'];
  expect([...sections(about).keys()]).toEqual(expect.arrayContaining(headings));
  const words = mainText(about);
  expect(countWords(words)).toBeGreaterThanOrEqual(400);
  expect(words).toContain(
    'Amsterdam, Den Haag, Haarlem, Hoofddorp, Amstelveen, Zaandam, Leiden, Almere, Utrecht en Rotterdam',
  );
  for (const proof of ['artikel 8', 'artikel 4', 'Ons veiligheidscertificaat', 'KvK-nummer']) {
    expect(words).toContain(proof);
  }
});

test('F1 · there are four categories of six to eight questions, one open at a time', () => {
  const shown = builtPage('/faq');
  expect([...sections(shown).keys()].slice(0, 4)).toEqual([
    'Algemeen',
    'Kosten en offerte',
    'Werkzaamheden',
    'Verzekering',
  ]);
  for (const { title, faqs } of faq.categories) {
    expect(faqs.length, title).toBeGreaterThanOrEqual(6);
    expect(faqs.length, title).toBeLessThanOrEqual(8);
    for (const { question, answer } of faqs) {
      expect(sections(shown).get(title)).toContain(readable(question));
      expect(sections(shown).get(title)).toContain(readable(asShown(answer)));
    }
  }
  expect(new Set(attributes(shown, 'main details', 'name')).size).toBe(1);
  expect(shown.document.querySelectorAll('main details[open]')).toHaveLength(1);
});

test('Q7 · the quote page lists the three steps to expect', () => {
  const quote = builtPage('/offerte');
  const steps = quote.document.querySelectorAll('main .columns ol > li');
  expect(steps).toHaveLength(3);
  const words = sections(quote).get('Wat u kunt verwachten');
  for (const promise of ['Binnen 24 uur bellen of mailen we u', '30–60 minuten', 'binnen 24 uur na het bezoek']) {
    expect(words).toContain(promise);
  }
});
