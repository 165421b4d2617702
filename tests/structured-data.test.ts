import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { type BuiltPage, readBuiltPages, structuredDataOf } from '../harness/built-pages.ts';
import { composeMail } from '../server/mail/mails/compose.ts';
import { quoteMail } from '../server/testing/due-mail.ts';
import { mainText, readable } from './support/page-text.ts';

const pages = readBuiltPages();
const home = pages.find(({ path }) => path === '/') as BuiltPage;
const contact = pages.find(({ path }) => path === '/contact') as BuiltPage;
const services = pages.filter(({ path }) => path.startsWith('/diensten/'));
const [firm] = structuredDataOf(home, 'RoofingContractor');

// The types of schema-dts check the vocabulary when it is compiled.
test('the site has a name, and the firm as its publisher', () => {
  expect(structuredDataOf(home, 'WebSite')).toEqual([
    expect.objectContaining({ name: company.name, url: company.url, publisher: { '@id': firm?.['@id'] } }),
  ]);
});

test('the firm has the position of the map, and a picture and a logo from the site', () => {
  expect(firm).toMatchObject({ '@id': `${company.url}/#bedrijf`, geo: company.geo });
  for (const file of [firm?.image, firm?.logo].map((address) => new URL(String(address)))) {
    expect(file.origin).toBe(new URL(company.url).origin);
    expect(existsSync(`build/client${file.pathname}`), file.pathname).toBe(true);
  }
});

test('every service shows its picture', () => {
  const images = services.map((page) => String(structuredDataOf(page, 'Service')[0]?.image));
  expect(images.filter((image) => !existsSync(`build/client${new URL(image).pathname}`))).toEqual([]);
});

const others = pages.filter((page) => page !== home);
test.each(others)('the breadcrumbs of $path are the same for visitors and for search engines', (page) => {
  const [crumbs] = structuredDataOf(page, 'BreadcrumbList');
  const shown = readable(page.html.match(/<nav aria-label="Kruimelpad".*?<\/nav>/s)?.[0] ?? '');
  const name = shown.replace('Home › ', '');
  expect(name).not.toBe('');
  expect(crumbs?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${company.url}/` },
    { '@type': 'ListItem', position: 2, name, item: company.url + page.path },
  ]);
});

const { street, postalCode, city } = company.address;
const values = {
  legalName: company.legalName,
  address: `${street}, ${postalCode} ${city}`,
  phone: company.phone.display,
  email: company.email,
  kvk: `KvK ${company.kvk}`,
  vatId: company.vatId,
} as const;

test('S11 · strip, footer, contact page and both mails have the same details of the firm', async () => {
  const part = (pattern: RegExp) => readable(home.html.match(pattern)?.[0] ?? '');
  const signature = ['legalName', 'address', 'phone', 'kvk', 'vatId'] as const;
  const places: [string, string, readonly (keyof typeof values)[]][] = [
    ['strip', part(/<section aria-label="Bedrijfsgegevens.*?<\/p>/s), ['legalName', 'address', 'kvk', 'vatId']],
    ['footer', part(/<footer\b.*?<\/footer>/s), ['address', 'phone', 'email']],
    ['contact', mainText(contact), ['legalName', 'address', 'phone', 'email', 'kvk', 'vatId']],
  ];
  for (const purpose of ['firm', 'visitor'] as const) {
    const parties = { leadsTo: company.email, mailFrom: company.email };
    const mail = await composeMail(quoteMail({}, { purpose }), parties);
    places.push(
      [`${purpose} mail, text`, mail.text, signature],
      [`${purpose} mail, HTML`, readable(mail.html), signature],
    );
  }
  for (const [place, words, names] of places) {
    expect(
      names.filter((name) => !words.includes(values[name])),
      place,
    ).toEqual([]);
  }
});

test.each(pages)('S11 · $path calls, mails and chats with the firm alone, at the number it shows', ({ path, html }) => {
  const targets = (scheme: string) => new Set(html.match(new RegExp(`(?<=<a href=")${scheme}[^"]*`, 'g')));
  expect(targets('tel:')).toEqual(new Set([`tel:${company.phone.e164}`]));
  expect(targets('mailto:')).toEqual(new Set([`mailto:${company.email}`]));
  expect(targets('https://wa.me/')).toEqual(new Set([`https://wa.me/${company.whatsapp.e164.slice(1)}`]));
  const links = [...html.matchAll(/<a href="tel:[^>]*>.*?<\/a>/gs)].map(
    ([link]) => readable(link).match(/\d[\d ]+\d/)?.[0],
  );
  const shown = links.filter((number) => number !== undefined);
  expect(shown.length, path).toBeGreaterThan(0);
  expect(new Set(shown.map((number) => `+31${number.replaceAll(' ', '').slice(1)}`))).toEqual(
    new Set([company.phone.e164]),
  );
});
