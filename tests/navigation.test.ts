import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { decode, readBuiltPages } from '../harness/built-pages.ts';
import { menuServices } from '../harness/pages.ts';
import { paths } from '../shared/paths.ts';
import { readable } from './support/page-text.ts';

/** The pages that the menu of the header lists. */
const listed: readonly string[] = [
  paths.home,
  paths.about,
  paths.faq,
  paths.contact,
  paths.quote,
  ...menuServices.map(([, path]) => path),
];

test('S2 · the menu has the services of the specification, in its order', () => {
  const names = menuServices.map(([name]) => name);
  const wanted =
    'Dakinspectie, Daklekkage & Spoedservice, Dakreparatie, Dakrenovatie, Bitumen Dakbedekking, Pannendaken, ' +
    'Dakisolatie, Dakgoten & Regenpijpen, Schoorsteenwerk, Dakkapel & Doorvoeren, Zink- en Loodwerk';
  expect(names.filter((name) => wanted.includes(name)).join(', ')).toBe(wanted);
});

test.each(readBuiltPages())('S3 · $path marks itself in the menu, and marks no other page', ({ path, document }) => {
  const links = (selector: string) =>
    document.querySelectorAll(`header ${selector}`).map((link) => link.getAttributeValue('href'));
  const current = links('[aria-current="page"]');
  expect(current).toEqual(listed.includes(path) ? [path] : []);
});

const [home] = readBuiltPages();
/** The links in the navigation of this name: text and path. */
const linksIn = (name: string) =>
  home?.document
    .querySelectorAll(`nav[aria-label="${name}"] a`)
    .map((link) => [decode(link.textContent), link.getAttributeValue('href')]);
const pages = [
  ['Home', '/'],
  ['Over Ons', '/over-ons'],
  ['FAQ', '/faq'],
  ['Contact', '/contact'],
];

test('S1 · the header leads to the pages and to a quote', () => {
  const services: ReadonlySet<string> = new Set(menuServices.map(([, path]) => path));
  const links = linksIn('Menu')?.filter(([, path]) => path?.startsWith('/') && !services.has(path));
  expect(links).toEqual([...pages, ['Offerte Aanvragen', '/offerte']]);
});

test('S5 · the footer leads to pages, services and legal texts, and lists the work area', () => {
  expect(linksIn('Navigatie')).toEqual([...pages, ['Offerte aanvragen', '/offerte']]);
  expect(linksIn('Diensten')).toEqual(menuServices.slice(0, 6));
  expect(linksIn('Juridisch')).toEqual([
    ['Disclaimer', '/disclaimer'],
    ['Privacy', '/privacy'],
    ['Cookies', '/cookies'],
    ['Algemene voorwaarden', '/algemene-voorwaarden'],
  ]);
  const footer = readable(home?.html.match(/<footer\b.*<\/footer>/s)?.[0] ?? '');
  expect(footer).toContain(
    'Werkgebied Amsterdam, Den Haag, Haarlem, Hoofddorp, Amstelveen, Zaandam, Leiden, Almere, Utrecht, Rotterdam',
  );
});

test('S10 · calling is the first control on the page about leaks', () => {
  const leaks = readBuiltPages().find(({ path }) => path === '/diensten/daklekkage');
  const [first] = leaks?.document.querySelectorAll('main a, main button, main input, main summary') ?? [];
  expect(first?.getAttributeValue('href')).toBe(`tel:${company.phone.e164}`);
  expect(first?.textContent).toContain(company.phone.display);
});
