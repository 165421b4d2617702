/**
 * Facts about the firm, written once. A value in `placeholder` is invented until the owner supplies it; the launch check
 * lists it.
 */
const pending = new Map<string, string>();

function placeholder<T extends string | number>(name: string, value: T): T {
  pending.set(name, String(value));
  return value;
}

export const company = {
  name: placeholder('name', 'Amstelnok Dakwerken'),
  legalName: placeholder('legalName', 'Amstelnok Dakwerken B.V.'),
  url: placeholder('url', 'https://www.amstelnok.example'),
  phone: {
    display: placeholder('phone.display', '020 000 00 00'),
    e164: placeholder('phone.e164', '+31200000000'),
  },
  whatsapp: {
    display: placeholder('whatsapp.display', '06 00 00 00 00'),
    e164: placeholder('whatsapp.e164', '+31600000000'),
  },
  email: placeholder('email', 'info@amstelnok.example'),
  address: {
    street: placeholder('address.street', 'Nokstraat 1'),
    postalCode: placeholder('address.postalCode', '1000 AA'),
    city: 'Amsterdam',
    country: 'NL',
  },
  /** Where the map opens and where search engines place the firm: WGS 84, degrees. */
  geo: { latitude: placeholder('geo.latitude', 52.3728), longitude: placeholder('geo.longitude', 4.8936) },
  kvk: placeholder('kvk', '00000000'),
  vatId: placeholder('vatId', 'NL000000000B00'),
  safetyCertificate: {
    name: placeholder('safetyCertificate.name', 'VCA*'),
    number: placeholder('safetyCertificate.number', 'VCA-00000'),
  },
  openingHours: { opens: '00:00', closes: '23:59', short: '24/7' },
  priceRange: '€€',
  cities: [
    'Amsterdam',
    'Den Haag',
    'Haarlem',
    'Hoofddorp',
    'Amstelveen',
    'Zaandam',
    'Leiden',
    'Almere',
    'Utrecht',
    'Rotterdam',
  ],
} as const;

/** The company facts that are still invented: name and value, for the launch check. */
export const placeholders: ReadonlyMap<string, string> = pending;
