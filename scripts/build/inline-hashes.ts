import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * CSP hashes of the inline scripts and styles of the built pages. Only prerendered pages are read: they contain no user
 * input, so typed text never gets a hash.
 */
export function inlineHashes(folder: string) {
  const pages = globSync(`${folder}/**/*.html`).map((path) => readFileSync(path, 'utf8'));
  const all = (pattern: RegExp) =>
    [...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text]) => hash(text ?? ''))))].sort();
  return { scriptHashes: all(/<script>(.*?)<\/script>/gs), styleHashes: all(/<style\b[^>]*>(.*?)<\/style>/gs) };
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
