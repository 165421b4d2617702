import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rawRequest, sendRaw } from '../support/raw-http.ts';
import { serveSite } from '../support/serve.ts';

// Only the built site is served: no source, build record or data, whatever the requested path.

const ROOT = join(import.meta.dirname, '../..');
const built = globSync('build/**', { cwd: ROOT, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
const isPublic = (file: string) =>
  /^build\/(client|earlier)\/((assets|pictures|social)\/)?[^/]+$/.test(file) && !/\.(html|br|gz)$/.test(file);

const site = serveSite();

const status = async (target: string) => (await sendRaw(site.url, rawRequest(target))).statuses[0];

test('of all built files only assets are served by their file name', async () => {
  expect(built).toEqual(expect.arrayContaining(['build/site.json', 'build/server/index.js']));
  expect(built.filter(isPublic).length).toBeGreaterThan(100);
  for (const file of built) {
    const address = file.replace(/^build(\/client|\/earlier)?/, '');
    expect.soft(await status(address), address).toBe(isPublic(file) ? 200 : 404);
    expect.soft(await status(`/${file}`), file).toBe(404);
  }
});

test('no asset contains a source map or a build path', () => {
  expect(built.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of built.filter(isPublic).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const content = readFileSync(join(ROOT, file), 'utf8');
    expect.soft(content, file).not.toContain('sourceMappingURL');
    expect.soft(content.includes(ROOT), `${file} names ${ROOT}`).toBe(false);
  }
});

const secrets = [
  'package.json',
  'server/main.ts',
  'build/site.json',
  'data/leads.sqlite',
  '.env',
  '.git/config',
  '.vite/manifest.json',
];
const upwards = ['../', '..%2f', '%2e%2e/', '%252e%252e%252f', '..\\', '..%c0%af', '%c0%ae%c0%ae/', '....//', '..%00/'];

test.each(upwards)('no path traversal with %j', async (up) => {
  for (const secret of secrets) {
    for (const way of [secret, up + secret, `assets/${up}${up}${up}${secret}`, `${up.repeat(12)}etc/passwd`]) {
      for (const target of [`/${way}`, `//${way}`, `http://dak.example/${way}`, `file:///${way}`, `/faq?/${way}`]) {
        const { statuses, text } = await sendRaw(site.url, rawRequest(target));
        expect
          .soft(statuses, target)
          .toEqual([target.startsWith('/faq?') ? expect.toBeOneOf([200, 400]) : expect.toBeOneOf([400, 404])]);
        expect.soft(text, target).not.toMatch(/"dependencies"|createApp|scriptHashes|SQLite format|root:x:/);
      }
    }
  }
});
