import { company } from '../../content/company.ts';
import { updated } from '../../content/updated.ts';
import { pagePaths } from '../../shared/paths.ts';
import { type SiteFile, textFile } from './files.ts';
import { webManifest } from './web-manifest.ts';

const EXPIRES_AFTER_DAYS = 300;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Files at well-known paths, such as robots.txt and security.txt. `now`: milliseconds since 1970, for the expiry of security.txt. */
export function wellKnownFiles(now: number): ReadonlyMap<string, SiteFile> {
  return new Map([
    ['/robots.txt', textFile('text/plain; charset=utf-8', robots)],
    ['/sitemap.xml', textFile('application/xml; charset=utf-8', sitemap)],
    ['/site.webmanifest', textFile('application/manifest+json', webManifest)],
    ['/.well-known/security.txt', textFile('text/plain; charset=utf-8', security(now))],
  ]);
}

const robots = `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`;

const sitemap = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ...pagePaths.map(
    (path) => `  <url><loc>${new URL(path, company.url).href}</loc><lastmod>${updated[path]?.on}</lastmod></url>`,
  ),
  '</urlset>',
  '',
].join('\n');

/** RFC 9116: it must expire within a year. */
function security(now: number): string {
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(now + EXPIRES_AFTER_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${company.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
