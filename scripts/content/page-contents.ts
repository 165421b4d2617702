import { createHash } from 'node:crypto';
import { terms } from '../../content/legal/algemene-voorwaarden.ts';
import { cookies } from '../../content/legal/cookies.ts';
import { disclaimer } from '../../content/legal/disclaimer.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { withoutAddresses } from '../../content/links.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { faq } from '../../content/pages/faq.ts';
import { home } from '../../content/pages/home.ts';
import { quotePage } from '../../content/pages/offerte.ts';
import { about } from '../../content/pages/over-ons.ts';
import type { ServiceContent } from '../../content/schema/service-page.ts';
import { allServices, servicePath } from '../../content/services/index.ts';
import { paths } from '../../shared/paths.ts';

/** The content of every service page, in menu order. */
export const servicePages: readonly ServiceContent[] = await Promise.all(
  allServices.map(async ({ slug }) => {
    const module: Record<string, ServiceContent> = await import(`../../content/services/${slug}.ts`);
    const [page] = Object.values(module);
    if (page?.slug !== slug) throw new Error(`content/services/${slug}.ts must export only the page of "${slug}"`);
    return page;
  }),
);

/** The content of every page, by path. */
export const pageContents: ReadonlyMap<string, object> = new Map<string, object>([
  [paths.home, home],
  [paths.about, about],
  ...servicePages.map((page) => [servicePath(page.slug), page] as const),
  [paths.faq, faq],
  [paths.contact, contactPage],
  [paths.quote, quotePage],
  [paths.terms, terms],
  [paths.disclaimer, disclaimer],
  [paths.privacy, privacy],
  [paths.cookies, cookies],
]);

/** A short hash of a page's content. */
export function fingerprint(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

/** Properties that visitors do not see. */
const SIGNS = ['id', 'slug', 'icon', 'path'];

/** Every text in a page's content, in reading order. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [withoutAddresses(content)];
  if (!content || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([name, value]) => (SIGNS.includes(name) ? [] : textsOf(value)));
}
