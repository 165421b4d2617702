import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from '../scripts/build/compress.ts';
import { inlineHashes } from '../scripts/build/inline-hashes.ts';
import { RECORD_FILE, readBuildRecord } from '../server/site/files.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * A copy of the built site with the limit page of each of `paths` in its place. Not in the site itself: its content
 * security policy names the styles of every page, so the limit pages would make ours larger.
 */
export async function makeLimitSite(paths: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'limit-'));
  for (const name of ['build', 'content', 'server', 'shared', 'package.json']) {
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));

  const client = join(root, 'build/client');
  for (const path of paths) {
    const file = join(client, path, 'index.html');
    writeFileSync(file, limitPage(readFileSync(file, 'utf8')));
  }
  await compress(client);
  const record = { ...readBuildRecord(join(root, 'build')), ...inlineHashes(client) };
  writeFileSync(join(root, 'build', RECORD_FILE), JSON.stringify(record));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/** Elements with content of their own; all others are wrappers. */
const TAGS = words(
  'h1 h2 h3 h4 p ul ol li dl dt dd a address strong em br nav main header footer details summary',
  'form fieldset legend label input select option textarea button picture source img',
);
const ATTRIBUTES = words('href id for name type value alt src srcset media sizes width height fetchpriority rows');
const UNSEEN =
  /<!--.*?-->|<(script|style|svg|iframe)\b.*?<\/\1>|<picture(?:(?!<\/picture>).)*loading="lazy".*?<\/picture>/gs;

const STYLE = `body{max-width:70ch;margin:auto;padding:1rem;font:1.125rem/1.6 system-ui,sans-serif}
h1,h2,h3{font-family:Besley,"Besley Times","Besley Noto",serif;line-height:1.12}
img{width:100%;height:auto}`;

/**
 * The minimal page with the content of a built page: the same text, links, fields, first picture and font, almost no CSS
 * and no script. It is the lower bound for a page with this content.
 */
function limitPage(html: string): string {
  const all = (pattern: RegExp) => html.match(pattern)?.join('') ?? '';
  return `<!DOCTYPE html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${all(/<title>.*?<\/title>/g)}
${all(/<meta name="description"[^>]*>/g)}
<style>${all(/@font-face\{[^}]*\}/g)}${STYLE}</style>
${bare(all(/<main\b.*?<\/main>/gs))}
${bare(all(/<body\b.*?(?=<main\b)/gs))}
${bare(all(/(?<=<\/main>).*(?=<\/body>)/gs))}
</html>`;
}

/** HTML without wrapper elements and attributes without content. */
function bare(html: string): string {
  return html
    .replace(UNSEEN, '')
    .replace(/<(\/?)(\w+)([^>]*?)\/?>/g, (_, slash: string, name: string, rest: string) => {
      if (!TAGS.has(name)) return '';
      const attributes = (rest.match(/[\w-]+(="[^"]*")?/g) ?? []).filter((text) =>
        ATTRIBUTES.has((text.split('=')[0] ?? '').toLowerCase()),
      );
      return `<${[slash + name, ...attributes].join(' ')}>`;
    });
}

function words(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}
