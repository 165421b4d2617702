import { allServices, servicePath } from '../content/services/index.ts';

/** Paths of the pages other than services, in the order of the sitemap. */
export const paths = {
  home: '/',
  about: '/over-ons',
  faq: '/faq',
  contact: '/contact',
  quote: '/offerte',
  terms: '/algemene-voorwaarden',
  disclaimer: '/disclaimer',
  privacy: '/privacy',
  cookies: '/cookies',
} as const;

const { home, about, ...others } = paths;

/** All page paths in the order of the sitemap: the services after over ons. */
export const pagePaths: readonly string[] = [
  home,
  about,
  ...allServices.map(({ slug }) => servicePath(slug)),
  ...Object.values(others),
];

/** The name of a page's files: the last part of its path. */
export function fileNameOf(path: string): string {
  return path.split('/').at(-1) || 'home';
}

/** Path of a page's picture for link previews, made by `npm run social`. */
export function socialPicture(path: string): string {
  return `/social/${fileNameOf(path)}.jpg`;
}

/** Its size in pixels: the common one for link previews. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Where the backend's functions answer, relative to its origin. */
export const functionsPath = '/functions/v1';

/** The functions that pages call. */
export type FunctionName = 'send-contact-email' | 'send-contact-message' | 'upload-quote-photo';

export const functionPath = (name: FunctionName) => `${functionsPath}/${name}`;
