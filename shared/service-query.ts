import { allServices, type ServiceSlug, type ServiceSummary } from '../content/services/index.ts';
import { paths } from './paths.ts';

/** Query parameter by which a service page passes its service to the quote form. */
const SERVICE_PARAMETER = 'dienst';

/** The path of the quote form for one service: its description starts with the name of that service. */
export function quotePathFor(slug: ServiceSlug): string {
  return `${paths.quote}?${SERVICE_PARAMETER}=${slug}`;
}

/** The service that a page's query names; `undefined` for unknown names. */
export function readService(search: string): ServiceSummary | undefined {
  const slug = new URLSearchParams(search).get(SERVICE_PARAMETER);
  return allServices.find((service) => service.slug === slug);
}
