import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { parsePage, structuredDataOf, text } from '../../harness/built-pages.ts';
import { startSite } from '../../harness/site-process.ts';
import { copyProject, runScript } from '../support/variant-site.ts';

const slug = 'groendak';
const path = `/diensten/${slug}`;
const neighbour = 'zinkwerk';

/** The files that the guide's steps name, with the new page's name filled in. */
function filesOfGuide(): string[] {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8').split('## Add a service page')[1] ?? '';
  const steps = [...guide.matchAll(/^\d\. .*$/gm)].join('\n');
  return [...steps.matchAll(/`((?:content|app)\/[^`]+)`/g)].map(([, file = '']) => file.replace('<slug>', slug));
}

test('a service page added by the steps of the guide is served and listed', async ({ onTestFinished }) => {
  const copy = copyProject();
  onTestFinished(copy.remove);
  const changed: string[] = [];
  const write = (file: string, from: string, change: (before: string) => string) => {
    const before = readFileSync(join(copy.root, from), 'utf8');
    const after = change(before);
    expect(after, `a change of ${from}`).not.toBe(before);
    writeFileSync(join(copy.root, file), after);
    changed.push(file);
  };

  write('content/services/index.ts', 'content/services/index.ts', (list) =>
    list.replace(
      /(?=\n {2}\{ slug: 'dakonderhoud')/,
      `\n  { slug: '${slug}', name: 'Groendak & Sedum', teaser: 'Van sedum' },`,
    ),
  );
  write(`content/services/${slug}.ts`, `content/services/${neighbour}.ts`, (page) =>
    page
      .replaceAll(neighbour, slug)
      .replace(/(?<= title: ').*?(?=')/, 'Een dak van sedum')
      .replace(/\n {2}(picture|closeUp): .*/g, ''),
  );
  write(`app/routes/services/${slug}.tsx`, `app/routes/services/${neighbour}.tsx`, (route) =>
    route.replaceAll(neighbour, slug),
  );
  expect(filesOfGuide()).toEqual(changed);

  runScript(copy.root, ['scripts/build.ts']);
  const site = await startSite({ root: copy.root });
  onTestFinished(site.stop);
  const get = async (address: string) => {
    const response = await fetch(site.url + address);
    expect(response.status, address).toBe(200);
    return response.text();
  };

  const page = parsePage(path, await get(path));
  expect(text(page, 'h1')).toBe('Een dak van sedum');
  expect(structuredDataOf(page, 'Service')).toMatchObject([
    { name: 'Groendak & Sedum', url: `${company.url}${path}`, areaServed: expect.any(Array) },
  ]);
  expect(structuredDataOf(page, 'BreadcrumbList')).toHaveLength(1);
  const menu = parsePage('/', await get('/')).document.querySelector('#diensten-menu');
  const links = menu?.querySelectorAll('a').map((link) => [link.getAttributeValue('href'), link.textContent]);
  expect(links?.at(-1)).toEqual([path, 'Groendak &amp; Sedum']);
  expect(await get('/sitemap.xml')).toContain(`<loc>${company.url}${path}</loc>`);
});
