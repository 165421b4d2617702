import { company } from '../../content/company.ts';
import { paper } from '../../shared/colours.ts';
import { pagePaths, paths } from '../../shared/paths.ts';
import { type SiteFile, textFile } from './files.ts';

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
  ...pagePaths.map((path) => `  <url><loc>${new URL(path, company.url).href}</loc></url>`),
  '</urlset>',
  '',
].join('\n');

const icon = (size: number, name: string, purpose = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Added to a home screen, the site opens in the browser. */
const webManifest = JSON.stringify({
  name: company.name,
  short_name: company.name.split(' ')[0],
  lang: 'nl',
  start_url: paths.home,
  display: 'browser',
  theme_color: paper.light,
  background_color: paper.light,
  icons: [icon(192, 'icon-192'), icon(512, 'icon-512'), icon(512, 'icon-maskable-512', 'maskable')],
});

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
