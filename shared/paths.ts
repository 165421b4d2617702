import { allServices, servicePath } from '../content/services/index.ts';

/** Every page of the site. Nothing else answers 200. */
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

/** All page paths in the order of the sitemap. */
export const pagePaths: readonly string[] = [
  paths.home,
  paths.about,
  ...allServices.map(({ slug }) => servicePath(slug)),
  paths.faq,
  paths.contact,
  paths.quote,
  paths.terms,
  paths.disclaimer,
  paths.privacy,
  paths.cookies,
];

/** Where the backend's functions answer, relative to its origin. */
export const functionsPath = '/functions/v1';

export const functionNames = {
  sendContactEmail: 'send-contact-email',
  sendContactMessage: 'send-contact-message',
  uploadQuotePhoto: 'upload-quote-photo',
} as const;
