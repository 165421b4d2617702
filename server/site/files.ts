import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { PublicSettings } from '../../shared/settings.ts';

/** A file of the built site, in memory, ready to send. */
export type SiteFile = {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | undefined;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Later, for a month: from the cache, while the browser asks for a newer one. */
const DAILY = 'public, max-age=86400, stale-while-revalidate=2592000';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Reads every file below `folder`, by URL path: pages without `/index.html`. Skips files of unknown types. */
export function readSiteFiles(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const name of globSync('**/*', { cwd: folder })) {
    const type = types[extname(name)];
    if (!type) continue;
    const address = `/${name.split(sep).join('/')}`.replace(/\/index\.html$/, '');
    const path = join(folder, name);
    files.set(address || '/', {
      ...siteFile(type, readFileSync(path)),
      br: readIfThere(`${path}.br`),
      ...(address.startsWith('/assets/') && { cacheControl: IMMUTABLE }),
    });
  }
  return files;
}

/** A file with the given text, uncompressed because it is short. */
export function textFile(type: string, text: string): SiteFile {
  return siteFile(type, Buffer.from(text));
}

function siteFile(type: string, plain: Uint8Array<ArrayBuffer>): SiteFile {
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const cacheControl = type.startsWith('text/html') ? 'no-cache' : DAILY;
  return { type, etag, cacheControl, plain, br: undefined };
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** Record of a build, written by `npm run build`. */
export type BuildRecord = {
  /** A hash of all sources and settings; a build with a different one is stale. */
  readonly inputs: string;
  readonly settings: PublicSettings;
  /** CSP hash sources of the inline scripts and styles of the built pages. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
};

export const RECORD_FILE = 'site.json';

/** The record of the build in `folder`; `undefined` without a complete build. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  const path = join(folder, RECORD_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Loads the built site into memory, with the assets of earlier builds for pages that are still open. */
export function loadBuiltSite(folder: string) {
  const record = readBuildRecord(folder);
  if (!record) throw new Error('The site is not built: run "npm run build" first');
  const files = new Map([...readSiteFiles(join(folder, 'earlier')), ...readSiteFiles(join(folder, 'client'))]);
  return { record, files };
}
