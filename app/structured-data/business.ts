import type { RoofingContractorLeaf, WebSite } from 'schema-dts';
import { company } from '../../content/company.ts';

/** Names the firm in structured data, the same on every page, so that other data can point at it. */
export const BUSINESS_ID = `${company.url}/#bedrijf`;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The firm as search engines read it. */
export const business: RoofingContractorLeaf = {
  '@type': 'RoofingContractor',
  '@id': BUSINESS_ID,
  name: company.name,
  legalName: company.legalName,
  url: company.url,
  image: `${company.url}/pictures/hero-1600.webp`,
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

/** The site itself, which gives it its name in search results. */
export const webSite: WebSite = {
  '@type': 'WebSite',
  name: company.name,
  url: company.url,
  inLanguage: 'nl-NL',
  publisher: { '@id': BUSINESS_ID },
};
