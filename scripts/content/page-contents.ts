import { createHash } from 'node:crypto';
import { terms } from '../../content/legal/algemene-voorwaarden.ts';
import { cookies } from '../../content/legal/cookies.ts';
import { disclaimer } from '../../content/legal/disclaimer.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { faq } from '../../content/pages/faq.ts';
import { home } from '../../content/pages/home.ts';
import { quotePage } from '../../content/pages/offerte.ts';
import { about } from '../../content/pages/over-ons.ts';
import type { ServicePage } from '../../content/schema.ts';
import { bitumen } from '../../content/services/bitumen.ts';
import { dakgoten } from '../../content/services/dakgoten.ts';
import { dakinspectie } from '../../content/services/dakinspectie.ts';
import { dakisolatie } from '../../content/services/dakisolatie.ts';
import { dakkapel } from '../../content/services/dakkapel.ts';
import { daklekkage } from '../../content/services/daklekkage.ts';
import { dakonderhoud } from '../../content/services/dakonderhoud.ts';
import { dakrenovatie } from '../../content/services/dakrenovatie.ts';
import { dakreparatie } from '../../content/services/dakreparatie.ts';
import { servicePath } from '../../content/services/index.ts';
import { pannendaken } from '../../content/services/pannendaken.ts';
import { schoorsteenwerk } from '../../content/services/schoorsteenwerk.ts';
import { zinkwerk } from '../../content/services/zinkwerk.ts';
import { paths } from '../../shared/paths.ts';

export const servicePages: readonly ServicePage[] = [
  dakinspectie,
  daklekkage,
  dakreparatie,
  dakrenovatie,
  bitumen,
  pannendaken,
  dakisolatie,
  dakgoten,
  schoorsteenwerk,
  dakkapel,
  zinkwerk,
  dakonderhoud,
];

/** The words and facts of every page, by its path. */
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

/** Differs as soon as a word or a fact of the content does. */
export function fingerprint(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

/** What is not read by anyone. */
const SIGNS = ['id', 'slug', 'icon', 'path'];

/** Every text in a page's content, in reading order. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (!content || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([name, value]) => (SIGNS.includes(name) ? [] : textsOf(value)));
}
