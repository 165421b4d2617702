import type { ServiceLeaf } from 'schema-dts';
import { company } from '../../../content/company.ts';
import type { ServicePage } from '../../../content/schema.ts';
import { servicePath } from '../../../content/services/index.ts';
import { JsonLd } from '../json-ld.tsx';
import { BUSINESS_ID } from '../layout/local-business-data.tsx';

/** The service as search engines read it, offered by the firm that the footer describes. */
export function ServiceData({ service }: { service: ServicePage }) {
  const data: ServiceLeaf = {
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.metaDescription,
    url: new URL(servicePath(service.slug), company.url).href,
    provider: { '@id': BUSINESS_ID },
    areaServed: company.cities.map((name) => ({ '@type': 'City', name })),
  };
  return <JsonLd data={data} />;
}
