import { servicePages } from './all.ts';

/** The line under a service's name in cards that link to it, by slug. */
export const teasers: Readonly<Record<string, string>> = Object.fromEntries(
  servicePages.map(({ slug, teaser }) => [slug, teaser]),
);
