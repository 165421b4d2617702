/** The services in menu order, with what links and cards need. Each full page has its own file. */
export const services = [
  { slug: 'dakinspectie', name: 'Dakinspectie', icon: 'search-check' },
  { slug: 'daklekkage', name: 'Daklekkage & Spoedservice', icon: 'droplets' },
  { slug: 'dakreparatie', name: 'Dakreparatie', icon: 'hammer' },
  { slug: 'dakrenovatie', name: 'Dakrenovatie', icon: 'house' },
  { slug: 'bitumen', name: 'Bitumen Dakbedekking', icon: 'layers' },
  { slug: 'pannendaken', name: 'Pannendaken', icon: 'grid' },
  { slug: 'dakisolatie', name: 'Dakisolatie', icon: 'thermometer' },
  { slug: 'dakgoten', name: 'Dakgoten & Regenpijpen', icon: 'cloud-rain' },
  { slug: 'schoorsteenwerk', name: 'Schoorsteenwerk', icon: 'brick-wall' },
  { slug: 'dakkapel', name: 'Dakkapel & Doorvoeren', icon: 'warehouse' },
  { slug: 'zinkwerk', name: 'Zink- en Loodwerk', icon: 'shield' },
] as const;

/** The subscription has a page like the others but is not one of the listed services. */
export const maintenance = { slug: 'dakonderhoud', name: 'Dakonderhoud', icon: 'calendar-check' } as const;

export const allServices = [...services, maintenance] as const;

export type ServiceSummary = (typeof allServices)[number];
export type ServiceSlug = ServiceSummary['slug'];
export type ServiceIconName = ServiceSummary['icon'];

/** The path of a service page. */
export function servicePath(slug: ServiceSlug): `/diensten/${ServiceSlug}` {
  return `/diensten/${slug}`;
}

/** Links to other service pages, in the order given. */
export function relatedServices(...slugs: ServiceSlug[]): { name: string; path: string }[] {
  return slugs.map((slug) => {
    const service = allServices.find((candidate) => candidate.slug === slug);
    if (!service) throw new Error(`Unknown service: ${slug}`);
    return { name: service.name, path: servicePath(slug) };
  });
}
