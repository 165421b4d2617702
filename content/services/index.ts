import { type ServiceSlug, servicePages } from './all.ts';

export type { ServiceSlug } from './all.ts';

/** What links need of a service. */
export type ServiceSummary = { readonly slug: ServiceSlug; readonly name: string };

export const allServices: readonly ServiceSummary[] = servicePages;

/** The subscription has a page like the others but is not one of the listed services. */
export const maintenance = findService('dakonderhoud');

/** The services in menu order. */
export const services = allServices.filter((service) => service !== maintenance);

/** The service with this slug. Throws for an unknown one. */
export function findService(slug: string): ServiceSummary {
  const service = allServices.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`Unknown service: ${slug}`);
  return service;
}

/** The path of a service page. */
export function servicePath(slug: ServiceSlug): `/diensten/${ServiceSlug}` {
  return `/diensten/${slug}`;
}
