import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from '../scripts/build/compress.ts';
import { inlineHashes } from '../scripts/build/inline-hashes.ts';
import { RECORD_FILE, readBuildRecord } from '../server/site/built-site.ts';
import { limitPage } from './limit-page.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The path of the limit page for a page. */
export const limitPath = (path: string) => `/limiet${path === '/' ? '/home' : path}`;

/** A copy of the built site with a limit page for each of `paths`, so that one server serves both. */
export async function makeLimitSite(paths: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'limit-'));
  for (const name of ['build', 'content', 'server', 'shared', 'package.json']) {
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));

  const client = join(root, 'build/client');
  for (const path of paths) {
    const folder = join(client, limitPath(path));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), limitPage(readFileSync(join(client, path, 'index.html'), 'utf8')));
  }
  await compress(join(client, limitPath('')));
  // The content security policy allows only the styles of the site's own pages.
  const record = { ...readBuildRecord(join(root, 'build')), ...inlineHashes(client, '') };
  writeFileSync(join(root, 'build', RECORD_FILE), JSON.stringify(record));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
