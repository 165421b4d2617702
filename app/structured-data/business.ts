import type { RoofingContractorLeaf, WebSite } from 'schema-dts';
import { company } from '../../content/company.ts';

/** The firm's `@id` in structured data, for references from other items. */
export const BUSINESS_ID = `${company.url}/#bedrijf`;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The firm, as schema.org data. */
export const business: RoofingContractorLeaf = {
  '@type': 'RoofingContractor',
  '@id': BUSINESS_ID,
  name: company.name,
  legalName: company.legalName,
  url: company.url,
  image: `${company.url}/pictures/schoorsteenwerk-1200.webp`,
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
  geo: { '@type': 'GeoCoordinates', ...company.geo },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: company.openingHours.opens,
    closes: company.openingHours.closes,
  },
  priceRange: company.priceRange,
  areaServed: company.cities.map((name) => ({ '@type': 'City', name })),
  vatID: company.vatId,
  identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: company.kvk },
};

/** The site, as schema.org data: search engines show this name. */
export const webSite: WebSite = {
  '@type': 'WebSite',
  name: company.name,
  url: company.url,
  inLanguage: 'nl-NL',
  publisher: { '@id': BUSINESS_ID },
};
