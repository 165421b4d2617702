import { expect, test } from 'vitest';
import { servicePages } from '../../app/structured-data.ts';
import { company } from '../../content/company.ts';
import { everyService } from '../../content/pages/dienst.ts';
import type { Explanation } from '../../content/schema/service-page.ts';
import { findService } from '../../content/services/index.ts';
import { attributes, builtPage, text } from '../../harness/built-pages.ts';
import { phoneHref } from '../../shared/contact-links.ts';
import { asShown, mainText, readable, sections } from '../support/page-text.ts';

const built = (slug: string) => builtPage(`/diensten/${slug}`);

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

test.each(servicePages)('D1 · $slug has all its parts, with a process of four or five steps', (service) => {
  const { intro, keywords, whenToChoose, process, materials, benefits, faqs, relatedServices } = service;
  const lists = { intro, keywords, whenToChoose, process, materials, benefits, faqs, relatedServices };
  for (const [part, list] of Object.entries(lists)) expect(list.length, part).toBeGreaterThan(0);
  expect([4, 5]).toContain(process.length);
});

/** The heading of an explanation, with the texts below it. */
function explained(explanation?: Explanation): [string, readonly string[]][] {
  if (!explanation) return [];
  const parts = 'figures' in explanation ? explanation.figures : (explanation.points ?? []);
  return [[explanation.title, parts.flatMap(({ title, description }) => [title, description])]];
}

test.each(servicePages)('D2 · $slug shows every part in its section', (service) => {
  const page = built(service.slug);
  const shown = sections(page);
  const { headings } = service;
  const parts = [
    [headings.whenToChoose, service.whenToChoose],
    ...explained(service.explanation),
    [headings.process, service.process.flatMap(({ title, description }) => [title, description])],
    [headings.materials, service.materials.flatMap(({ title, description }) => [title, description])],
    [headings.benefits, service.benefits],
    [headings.faqs, service.faqs.flatMap(({ question, answer }) => [question, answer])],
    [everyService.related, service.relatedServices.map((slug) => findService(slug).name)],
  ] as const;
  for (const [heading, texts] of parts) {
    const section = shown.get(heading);
    expect(
      texts.filter((text) => !section?.includes(readable(asShown(text)))),
      heading,
    ).toEqual([]);
  }
  const steps = page.document.querySelectorAll('.stack .steps > li > h3').map((step) => readable(step.textContent));
  const numbered = [...(service.urgent?.now.steps ?? []), ...service.process];
  expect(steps).toEqual(numbered.map(({ title }) => readable(title)));
  expect(attributes(page, '.benefits .buttons a', 'href')[0]).toBe(phoneHref);
  const [introduction] = mainText(page).split(readable(headings.process));
  for (const { label, value } of service.keyFacts) {
    expect(introduction).toContain(`${readable(asShown(label))} ${readable(asShown(value))}`);
  }
  for (const words of [service.title, service.description, ...service.intro]) {
    expect(mainText(page)).toContain(readable(asShown(words)));
  }
  expect(attributes(page, 'meta[name="keywords"]', 'content')).toEqual([service.keywords.join(', ')]);
  expect(text(page, 'title')).toBe(`${service.title} | ${company.name}`);
  const line = service.icon.map(([, attributes]) => Object(attributes).d).find(Boolean);
  expect(page.html.split('<main')[1]?.includes(line)).toBe(true);
  expect(attributes(page, 'meta[name="description"]', 'content')).toEqual([service.metaDescription]);
  const crumbs = 'nav[aria-label="Kruimelpad"]';
  expect(attributes(page, `${crumbs} a`, 'href')).toEqual(['/']);
  expect(text(page, `${crumbs} [aria-current="page"]`)).toBe(service.name);
  expect(attributes(page, 'main a', 'href')[0], 'the first link of its text').toBe(phoneHref);
});

test.each(servicePages)('D3 · $slug links to its related services', ({ slug, relatedServices }) => {
  expect(relatedServices).toEqual(related[slug] ?? relatedServices);
  const links = attributes(built(slug), 'main .strip a', 'href');
  expect(links).toEqual(expect.arrayContaining(relatedServices.map((name) => `/diensten/${name}`)));
  expect(relatedServices).not.toContain(slug);
});

const offering = servicePages.filter(({ slug }) => slug !== 'dakonderhoud');
test.each(offering)('D4 · $slug links to the maintenance subscription', ({ slug }) => {
  expect(attributes(built(slug), 'main a', 'href')).toContain('/diensten/dakonderhoud');
});
