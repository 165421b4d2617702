import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOADER, START_SCRIPT } from '../app/start/boot.ts';
import { company } from '../content/company.ts';
import { allServices, servicePath } from '../content/services/index.ts';
import {
  attributes,
  type BuiltPage,
  builtPage,
  readBuiltPages,
  structuredDataOf,
  text,
  validator,
} from '../harness/built-pages.ts';
import { mapHost } from '../shared/map.ts';
import { pagePaths } from '../shared/paths.ts';

const pages = readBuiltPages();
const servicePages = pages.filter(({ path }) => allServices.some(({ slug }) => path === servicePath(slug)));
const absolute = (path: string) => new URL(path, company.url).href;

test('R1 · the pages of the specification exist', () => {
  const services = [
    'dakinspectie',
    'daklekkage',
    'dakreparatie',
    'dakrenovatie',
    'bitumen',
    'pannendaken',
    'dakisolatie',
    'dakgoten',
    'schoorsteenwerk',
    'dakkapel',
    'zinkwerk',
    'dakonderhoud',
  ];
  const legal = ['/algemene-voorwaarden', '/disclaimer', '/privacy', '/cookies'];
  const others = ['/', '/over-ons', '/faq', '/contact', '/offerte'];
  expect(pagePaths).toEqual(
    expect.arrayContaining([...others, ...services.map((slug) => `/diensten/${slug}`), ...legal]),
  );
});

test('R1 · no two pages have the same title, description or heading', () => {
  for (const text of [title, description, heading]) {
    const texts = pages.map(text);
    expect(texts.filter((one, index) => texts.indexOf(one) !== index)).toEqual([]);
  }
});

test('R3 · every link to a page, file or anchor has a target', () => {
  const anchors = new Map(pages.map((page) => [page.path, attributes(page, '[id]', 'id')]));
  const dead = pages.flatMap((page) =>
    attributes(page, 'a', 'href')
      .filter((href) => /^[/#?.]/.test(href))
      .filter((href) => {
        const { pathname, hash } = new URL(href, absolute(page.path));
        const anchor = decodeURIComponent(hash.slice(1));
        return !anchors.get(pathname) || (anchor && !anchors.get(pathname)?.includes(anchor));
      })
      .map((href) => `${page.path}: ${href}`),
  );
  expect(dead).toEqual([]);
});

test('every file that a page or its style names exists, in all its sizes', () => {
  const files = new Set(pages.flatMap(({ html }) => html.match(/\/(assets|fonts|pictures)[\w./-]*\.\w+/g) ?? []));
  const inBuild = (file: string) => new URL(`../build/client${file}`, import.meta.url);
  expect([...files].filter((file) => !existsSync(inBuild(file)))).toEqual([]);
  expect(files.size).toBeGreaterThan(100);
});

test('no drawing has a length in rem, which WebKit ignores in attributes', () => {
  const lengths = pages.flatMap(({ html }) => html.match(/ (d?[xyr]|c[xy]|[xy][12]|width|height)="[^"]*rem"/g) ?? []);
  expect(lengths).toEqual([]);
});

test('home has no more elements than a slow phone styles at once', () => {
  // The parser skips what is inside drawings.
  const [, body] = builtPage('/')
    .html.replace(/(<script).*?<\/script>/gs, '$1')
    .split('<body');
  expect(body?.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(450);
});

test.each(pages)('the HTML of $path is valid', async ({ html }) => {
  const { results } = await validator.validateString(html, 'page.html');
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});

test.each(pages)(
  'R1 · $path has one heading, a title and a description of a fit length, and its own address',
  (page) => {
    expect(attributes(page, 'html', 'lang')).toEqual(['nl']);
    expect(page.document.querySelectorAll('h1')).toHaveLength(1);
    expect(title(page)).toContain(company.name);
    expect(title(page).length, title(page)).toBeLessThanOrEqual(60);
    expect(description(page).length, description(page)).toBeGreaterThanOrEqual(110);
    expect(description(page).length, description(page)).toBeLessThanOrEqual(155);
    expect(attributes(page, 'link[rel="canonical"]', 'href')).toEqual([absolute(page.path)]);
    expect(attributes(page, 'meta[name="robots"]', 'content')).toEqual([]);
  },
);

test.each(pages)('$path has its headings in order', ({ document }) => {
  const levels = document
    .querySelectorAll('main h1, main h2, main h3, main h4')
    .map(({ tagName }) => Number(tagName[1]));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
});

test.each(pages)('R4 · $path is in Dutch', (page) => {
  const words = ['header', 'main', 'footer'].map((part) => text(page, part)).join(' ');
  expect(words).toMatch(/\b(een|het|voor|uw)\b/i);
  expect(words.match(/\b(the|and|with|your|our|read more|click)\b/gi) ?? []).toEqual([]);
});

test.each(pages)('$path runs no script except the two inline ones and embeds no third-party content', (page) => {
  const code = page.document.querySelectorAll('script').filter((script) => !script.hasAttribute('type'));
  expect(code.map(({ textContent }) => textContent)).toEqual([START_SCRIPT, LOADER]);
  expect(attributes(page, 'script', 'type').filter((type) => !/^application\/(ld\+)?json$/.test(type))).toEqual([]);
  expect(attributes(page, '[style]', 'style')).toEqual([]);
  expect(page.html).not.toMatch(/\son[a-z]+="/);

  const sets = attributes(page, '[srcset]', 'srcset').flatMap((set) => set.split(',').map((one) => one.trim()));
  const sources = [...attributes(page, '[src]', 'src'), ...sets];
  const links = page.document.querySelectorAll('link').filter((link) => link.getAttributeValue('rel') !== 'canonical');
  const addresses = [...sources, ...links.map((link) => link.getAttributeValue('href') ?? '')];
  const foreign = addresses.filter((address) => new URL(address, company.url).origin !== new URL(company.url).origin);
  expect(foreign.filter((address) => page.path !== '/contact' || !address.startsWith(`${mapHost}/`))).toEqual([]);
  expect(page.html).not.toMatch(/url\((?!["']?(\/(?!\/)|#))|@import/);
});

test.each(pages)('S6 · $path describes the firm in structured data', (page) => {
  const [firm, ...others] = structuredDataOf(page, 'RoofingContractor');
  expect(others).toEqual([]);
  expect(page.html).not.toMatch(/"(aggregateRating|review|reviewRating)"/);
  expect(firm).toMatchObject({
    '@context': 'https://schema.org',
    name: company.name,
    legalName: company.legalName,
    url: company.url,
    telephone: company.phone.e164,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      postalCode: company.address.postalCode,
      addressLocality: 'Amsterdam',
      addressCountry: 'NL',
    },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
    priceRange: '€€',
    areaServed: company.cities.map((name) => ({ '@type': 'City', name })),
    vatID: company.vatId,
    identifier: { propertyID: 'KvK', value: company.kvk },
  });
});

test.each(servicePages)('D2 · $path describes its service to search engines and in link previews', (page) => {
  const [firm] = structuredDataOf(page, 'RoofingContractor');
  expect(structuredDataOf(page, 'Service')).toEqual([
    expect.objectContaining({
      name: text(page, '.crumbs [aria-current="page"]'),
      description: description(page),
      url: absolute(page.path),
      provider: { '@id': firm?.['@id'] },
      areaServed: firm?.areaServed,
    }),
  ]);
  const social = (property: string) => attributes(page, `meta[property="og:${property}"]`, 'content');
  expect(social('title')).toEqual([title(page)]);
  expect(social('description')).toEqual([description(page)]);
  expect(social('url')).toEqual([absolute(page.path)]);
  expect(social('type')).toEqual(['website']);
  expect(social('locale')).toEqual(['nl_NL']);
  expect(attributes(page, 'meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
});

function title(page: BuiltPage): string {
  return text(page, 'title');
}

function description(page: BuiltPage): string {
  return attributes(page, 'meta[name="description"]', 'content')[0] ?? '';
}

function heading(page: BuiltPage): string {
  return text(page, 'h1');
}
