import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLog } from '../../server/log.ts';
import { loadBuiltSite, type SiteFile } from '../../server/site/files.ts';
import { securityHeaders } from '../../server/site/headers.ts';
import { createPageRenderer } from '../../server/site/render-page.ts';
import { wellKnownFiles } from '../../server/site/well-known.ts';

/**
 * Writes the site built in `folder` to `folder/static` for a static host: the files as our server sends them, `404.html`,
 * and `_headers` with the same headers, in the format of Netlify and Cloudflare Pages.
 */
export async function writeStaticSite(folder: string): Promise<void> {
  const target = join(folder, 'static');
  rmSync(target, { recursive: true, force: true });
  const { files, record } = loadBuiltSite(folder);
  const all = new Map([...files, ...wellKnownFiles(Date.now())]);
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), content);
  };
  for (const [address, { type, plain }] of all) write(fileName(address, type), plain);
  write('404.html', await renderNotFound(folder));
  write('_headers', headerRules(securityHeaders(record), all));
}

/** Cloudflare Pages ignores longer lines, and with them the policy. */
const LONGEST_LINE = 2_000;

/** Static hosts serve `offerte.html` at `/offerte`, but redirect to `/offerte/` for a folder. */
function fileName(address: string, type: string): string {
  if (address === '/') return 'index.html';
  return type.startsWith('text/html') ? `${address}.html` : address;
}

async function renderNotFound(folder: string): Promise<string> {
  const build = await import(pathToFileURL(resolve(folder, 'server/index.js')).href);
  return (await createPageRenderer(build, createLog())('/404')).text();
}

/** Hosts join the values when several rules set a header, so no two caching rules may match the same URL. */
function headerRules(headers: Readonly<Record<string, string>>, files: ReadonlyMap<string, SiteFile>): string {
  const caching = new Map<string, Set<string>>();
  for (const [address, { cacheControl }] of files) {
    const inFolder = address.lastIndexOf('/') > 0;
    const pattern = inFolder ? `/${address.split('/')[1]}/*` : address;
    caching.set(pattern, (caching.get(pattern) ?? new Set()).add(cacheControl));
  }
  const rules: [pattern: string, headers: Readonly<Record<string, string>>][] = [['/*', headers]];
  for (const [pattern, [cacheControl = '', ...others]] of caching) {
    if (others.length > 0) throw new Error(`${pattern} has files with different caching`);
    rules.push([pattern, { 'cache-control': cacheControl }]);
  }
  const lines = rules.flatMap(([pattern, set]) => [
    pattern,
    ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`_headers has a line of ${tooLong.length} characters, hosts accept ${LONGEST_LINE}`);
  return lines.join('\n');
}
