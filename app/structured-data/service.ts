import type { BreadcrumbList, ServiceLeaf } from 'schema-dts';
import { company } from '../../content/company.ts';
import type { ServiceContent } from '../../content/schema/service-page.ts';
import { servicePath } from '../../content/services/index.ts';
import { paths } from '../../shared/paths.ts';
import { BUSINESS_ID } from './business.ts';

/** A service of the firm, as schema.org data. */
export function serviceData({ title, metaDescription, slug }: ServiceContent): ServiceLeaf {
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: metaDescription,
    url: absolute(servicePath(slug)),
    provider: { '@id': BUSINESS_ID },
    areaServed: company.cities.map((name) => ({ '@type': 'City', name })),
  };
}

/** The breadcrumbs of a service page, as schema.org data. */
export function breadcrumbData({ title, slug }: ServiceContent): BreadcrumbList {
  const items = [
    { name: 'Home', path: paths.home },
    { name: title, path: servicePath(slug) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

function absolute(path: string): string {
  return new URL(path, company.url).href;
}
