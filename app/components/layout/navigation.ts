import { allServices, servicePath, services } from '../../../content/services/index.ts';
import { paths } from '../../../shared/paths.ts';

export const mainLinks = [
  { name: 'Home', path: paths.home },
  { name: 'Over Ons', path: paths.about },
  { name: 'FAQ', path: paths.faq },
  { name: 'Contact', path: paths.contact },
] as const;

export const serviceLinks = services.map(({ slug, name }) => ({
  name,
  path: servicePath(slug),
  isUrgent: slug === 'daklekkage',
}));

export const legalLinks = [
  { name: 'Disclaimer', path: paths.disclaimer },
  { name: 'Privacy', path: paths.privacy },
  { name: 'Cookies', path: paths.cookies },
  { name: 'Algemene voorwaarden', path: paths.terms },
] as const;

const named = [
  ...mainLinks,
  { name: 'Offerte', path: paths.quote },
  ...legalLinks,
  ...allServices.map(({ slug, name }) => ({ name, path: servicePath(slug) })),
];

/** The name of a page in breadcrumbs; undefined for an unknown path. */
export function breadcrumbName(pathname: string): string | undefined {
  return named.find(({ path }) => path === pathname)?.name;
}
