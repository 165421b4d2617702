import { globSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
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

/** One file of each kind in each folder: the server looks all of them up in the same map. */
const samples = [...new Map(built.map((file) => [dirname(file) + extname(file), file])).values()];

const site = serveSite();

const status = async (target: string) => (await sendRaw(site.url, rawRequest(target))).statuses[0];

test('of the built files only assets are served by their file name', async () => {
  expect(samples).toEqual(expect.arrayContaining(['build/site.json', 'build/server/index.js']));
  expect(samples.filter(isPublic).map(extname)).toEqual(expect.arrayContaining(['.js', '.woff2', '.avif', '.png']));
  for (const file of samples) {
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

/** One beside the folder of the built files, one in it. */
const secrets = ['package.json', 'build/site.json'];
const upwards = ['../', '..%2f', '%2e%2e/', '%252e%252e%252f', '..\\', '..%c0%af', '%c0%ae%c0%ae/', '....//', '..%00/'];

test.each(upwards)('no path traversal with %j', async (up) => {
  const ways = secrets.flatMap((secret) => [secret, up + secret, `assets/${up.repeat(3)}${secret}`]);
  for (const way of [...ways, `${up.repeat(12)}etc/passwd`]) {
    for (const target of [`/${way}`, `//${way}`, `http://dak.example/${way}`, `file:///${way}`, `/faq?/${way}`]) {
      const { statuses, text } = await sendRaw(site.url, rawRequest(target));
      expect
        .soft(statuses, target)
        .toEqual([target.startsWith('/faq?') ? expect.toBeOneOf([200, 400]) : expect.toBeOneOf([400, 404])]);
      expect.soft(text, target).not.toMatch(/"dependencies"|scriptHashes|root:x:/);
    }
  }
});
