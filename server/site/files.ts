import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** A file of the built site, in memory, ready to send. */
export type SiteFile = {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | undefined;
  readonly gzip: Uint8Array<ArrayBuffer> | undefined;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

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
    files.set(address || '/', siteFile(join(folder, name), type, address));
  }
  return files;
}

/**
 * The pictures of `files` at the paths `/pictures-VERSION/NAME`. `versions` has the current one first, which browsers cache
 * forever. Paths of earlier versions, for pages that are still open, serve the current picture of that name.
 */
export function versionedPictures(files: ReadonlyMap<string, SiteFile>, versions: readonly string[]) {
  const pictures = [...files].filter(([address]) => address.startsWith('/pictures/'));
  return new Map(
    versions.flatMap((version, index) =>
      pictures.map(([address, file]): [string, SiteFile] => [
        address.replace('/pictures/', `/pictures-${version}/`),
        index === 0 ? { ...file, cacheControl: IMMUTABLE } : file,
      ]),
    ),
  );
}

/** A file with the given text, uncompressed because it is short. */
export function textFile(type: string, text: string): SiteFile {
  const plain = Buffer.from(text);
  return { type, etag: etagOf(plain), cacheControl: cacheControl(type, ''), plain, br: undefined, gzip: undefined };
}

function siteFile(path: string, type: string, address: string): SiteFile {
  const plain = readFileSync(path);
  return {
    type,
    etag: etagOf(plain),
    cacheControl: cacheControl(type, address),
    plain,
    br: readIfThere(`${path}.br`),
    gzip: readIfThere(`${path}.gz`),
  };
}

function etagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

function cacheControl(type: string, address: string): string {
  if (address.startsWith('/assets/')) return IMMUTABLE;
  return type.startsWith('text/html') ? 'no-cache' : 'public, max-age=86400';
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
