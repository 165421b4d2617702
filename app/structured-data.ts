import type { BreadcrumbList, City, RoofingContractorLeaf, ServiceLeaf, Thing, WebSite } from 'schema-dts';
import { certified, company } from '../content/company.ts';
import type { ServiceContent } from '../content/schema/service-page.ts';
import { allServices, servicePath } from '../content/services/index.ts';
import { paths } from '../shared/paths.ts';
import { breadcrumbName } from './components/layout/navigation.ts';

// Only the server has the texts of all services: in browsers each page has its own.
const texts = import.meta.glob<Record<string, ServiceContent>>('../content/services/*.ts', { eager: true });

/** The texts of every service page, in menu order. */
export const servicePages = allServices.flatMap(({ slug }) => texts[`../content/services/${slug}.ts`]?.[slug] ?? []);

/**
 * The structured data of the page at `pathname`, as `<script>` elements for its head. Rendered on the server only, so
 * it adds nothing to the client bundle.
 */
export function structuredData(pathname: string): string {
  const elements = things(pathname).map((thing) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...(thing as object) });
    // Escaped, so that no text can close the element.
    return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
  });
  return elements.join('');
}

function things(pathname: string): Thing[] {
  if (pathname === paths.home) return [business, webSite];
  const service = servicePages.find(({ slug }) => servicePath(slug) === pathname);
  const name = breadcrumbName(pathname);
  return [business, ...(service ? [serviceData(service)] : []), ...(name ? [breadcrumbData(name, pathname)] : [])];
}

/** The firm's `@id` in structured data, for references from other items. */
const BUSINESS_ID = `${company.url}/#bedrijf`;

const areaServed = company.cities.map((name): City => ({ '@type': 'City', name }));

/** The firm, as schema.org data. */
const business: RoofingContractorLeaf = {
  '@type': 'RoofingContractor',
  '@id': BUSINESS_ID,
  name: company.name,
  legalName: company.legalName,
  url: company.url,
  image: `${company.url}/pictures/hero.webp`,
  logo: `${company.url}/icon-512.png`,
  telephone: company.phone.e164,
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    postalCode: company.address.postalCode,
    addressLocality: company.address.city,
    addressCountry: company.address.country,
  },
  ...(certified && {
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      name: company.safetyCertificate.name,
      identifier: company.safetyCertificate.number,
    },
  }),
  geo: { '@type': 'GeoCoordinates', ...company.geo },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: company.openingHours.opens,
    closes: company.openingHours.closes,
  },
  priceRange: company.priceRange,
  areaServed,
  vatID: company.vatId,
  identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: company.kvk },
};

/** The site, as schema.org data: search engines show this name. */
const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': `${company.url}/#website`,
  name: company.name,
  url: company.url,
  inLanguage: 'nl-NL',
  publisher: { '@id': BUSINESS_ID },
};

type Service = (typeof servicePages)[number];

/** A service of the firm, as schema.org data. */
function serviceData({ name, metaDescription, slug, picture }: Service): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${absolute(servicePath(slug))}#dienst`,
    name,
    description: metaDescription,
    url: absolute(servicePath(slug)),
    ...(picture && { image: absolute(`/pictures/${slug}.webp`) }),
    provider: { '@id': BUSINESS_ID },
    areaServed,
  };
}

/** The breadcrumbs of a page directly under Home, as schema.org data. */
function breadcrumbData(name: string, path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: absolute(paths.home) },
      { '@type': 'ListItem', position: 2, name, item: absolute(path) },
    ],
  };
}

function absolute(path: string): string {
  return new URL(path, company.url).href;
}
