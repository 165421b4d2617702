import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { wording } from '../../content/wording.ts';
import { attributes, readBuiltPages, text } from '../../harness/built-pages.ts';
import { servicePages } from '../../scripts/content/page-contents.ts';
import { serviceIconNodes } from '../../scripts/look/service-icons.ts';
import { asShown, countWords, mainText, readable, sections } from '../support/page-text.ts';

const pages = new Map(readBuiltPages().map((page) => [page.path, page]));

function built(slug: string) {
  const page = pages.get(`/diensten/${slug}`);
  if (!page) throw new Error(`No page for ${slug}`);
  return page;
}

const related: Readonly<Record<string, readonly string[]>> = {
  dakreparatie: ['dakinspectie', 'dakrenovatie', 'daklekkage'],
  dakrenovatie: ['dakisolatie', 'pannendaken', 'bitumen'],
  bitumen: ['dakrenovatie', 'dakisolatie', 'dakinspectie'],
  pannendaken: ['dakrenovatie', 'dakisolatie'],
  dakisolatie: ['dakrenovatie', 'bitumen'],
  dakgoten: ['dakonderhoud'],
  schoorsteenwerk: ['zinkwerk'],
  dakkapel: ['dakrenovatie'],
  zinkwerk: ['schoorsteenwerk'],
  dakonderhoud: ['dakinspectie', 'dakgoten', 'dakreparatie'],
};

test.each(servicePages)('D1 · $slug has all its parts, each of a suitable length', (service) => {
  const sizes = {
    intro: [2, 4],
    keywords: [5, 10],
    whenToChoose: [5, 8],
    process: [4, 5],
    materials: [3, 6],
    benefits: [5, 7],
    faqs: [5, 8],
    relatedServices: [1, 3],
  } as const;
  for (const [part, [least, most]] of Object.entries(sizes)) {
    const { length } = service[part as keyof typeof sizes];
    expect(length, part).toBeGreaterThanOrEqual(least);
    expect(length, part).toBeLessThanOrEqual(most);
  }
  const words = countWords(mainText(built(service.slug)));
  expect(words).toBeGreaterThanOrEqual(700);
  expect(words).toBeLessThanOrEqual(1200);
});

test.each(servicePages)('D2 · $slug shows every part in its section', (service) => {
  const page = built(service.slug);
  const shown = sections(page);
  const { headings } = service;
  const parts = [
    [headings.whenToChoose, service.whenToChoose],
    [headings.process, service.process.flatMap(({ title, description }, at) => [`${at + 1} ${title}`, description])],
    [headings.materials, service.materials.flatMap(({ title, description }) => [title, description])],
    [headings.benefits, service.benefits],
    ['Veelgestelde vragen', service.faqs.flatMap(({ question, answer }) => [question, answer])],
    ['Ook interessant', service.relatedServices.map(({ name }) => name)],
  ] as const;
  for (const [heading, texts] of parts) {
    const section = shown.get(heading);
    expect(
      texts.filter((text) => !section?.includes(readable(asShown(text)))),
      heading,
    ).toEqual([]);
  }
  const [introduction] = mainText(page).split(readable(headings.process));
  for (const { label, value } of service.keyFacts) {
    expect(introduction).toContain(`${readable(asShown(label))} ${readable(asShown(value))}`);
  }
  for (const words of [service.title, service.description, ...service.intro]) {
    expect(mainText(page)).toContain(readable(asShown(words)));
  }
  expect(attributes(page, 'meta[name="keywords"]', 'content')).toEqual([service.keywords.join(', ')]);
  expect(text(page, 'title')).toBe(`${service.metaTitle} | ${company.name}`);
  expect(attributes(page, 'meta[name="description"]', 'content')).toEqual([service.metaDescription]);
});

test.each(servicePages)('D1 · $slug shows its icon of the menus above its heading', ({ slug, icon }) => {
  const drawn = built(slug).html.match(/<svg class="icon[^>]*>(.*?)<\/svg><h1/s)?.[1];
  for (const [, { d = '' }] of serviceIconNodes[icon]) expect(drawn).toContain(d);
});

test.each(servicePages)('D3 · $slug links to its related services', ({ slug, relatedServices }) => {
  const wanted = related[slug]?.map((name) => `/diensten/${name}`);
  if (wanted) expect(relatedServices.map(({ path }) => path)).toEqual(wanted);
  const links = attributes(built(slug), 'main a', 'href');
  expect(relatedServices.filter(({ path }) => !links.includes(path))).toEqual([]);
  expect(relatedServices.map(({ path }) => path)).not.toContain(`/diensten/${slug}`);
});

const offering = servicePages.filter(({ slug }) => slug !== 'dakonderhoud');
test.each(offering)('D4 · $slug links to the maintenance subscription', ({ slug }) => {
  expect(attributes(built(slug), 'main a', 'href')).toContain('/diensten/dakonderhoud');
});

test.each(servicePages)('$slug shows at least two cards of related services', ({ slug }) => {
  expect(built(slug).document.querySelectorAll('main a.related').length).toBeGreaterThanOrEqual(2);
});

test.each(servicePages)('$slug has a breadcrumb below the phone number', ({ slug, title }) => {
  const page = built(slug);
  const [crumbs] = page.document.querySelectorAll('nav[aria-label="Kruimelpad"]');
  expect(crumbs?.querySelectorAll('a').map((link) => link.getAttributeValue('href'))).toEqual(['/']);
  expect(crumbs?.querySelector('[aria-current="page"]')?.textContent.replace('&amp;', '&')).toBe(title);
  expect(attributes(page, 'main a', 'href')[0]).toMatch(/^tel:\+\d+$/);
});

test.each(servicePages)('$slug names Amsterdam in its title and on the page', ({ slug }) => {
  const page = built(slug);
  expect(attributes(page, 'meta[property="og:title"]', 'content')[0]).toContain('Amsterdam');
  expect(mainText(page)).toContain('Vanuit Amsterdam, in tien steden');
});

test('daklekkage offers sending a photo by WhatsApp instead of a free inspection, and says when the costs are known', () => {
  const page = built('daklekkage');
  const buttons = page.document.querySelectorAll('main .button').map((link) => link.getAttributeValue('href'));
  expect(buttons).toEqual([
    expect.stringMatching(/^tel:/),
    expect.stringMatching(/^https:\/\/wa\.me\//),
    ...buttons.slice(0, 2),
  ]);
  const [header] = mainText(page).split('Wanneer belt u de spoedservice?');
  expect(header).toContain(wording.callOut);
  expect(mainText(page)).not.toMatch(/gratis/i);
});

test('dakisolatie lets visitors check the subsidy in four points', () => {
  const [heading] = built('dakisolatie')
    .document.querySelectorAll('h2')
    .filter(({ textContent }) => /ISDE/.test(textContent));
  expect(heading?.parent?.querySelectorAll('li')).toHaveLength(4);
});
