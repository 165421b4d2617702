/** Facts about the firm, written once. */
export const company = {
  name: 'Amstelnok Dakwerken',
  legalName: 'Amstelnok Dakwerken B.V.',
  url: 'https://www.amstelnok.example',
  phone: {
    display: '020 000 00 00',
    e164: '+31200000000',
  },
  whatsapp: {
    display: '06 00 00 00 00',
    e164: '+31600000000',
  },
  email: 'info@amstelnok.example',
  address: {
    street: 'Nokstraat 1',
    postalCode: '1000 AA',
    city: 'Amsterdam',
    country: 'NL',
  },
  /** Where the map opens and where search engines place the firm: WGS 84, degrees. */
  geo: { latitude: 52.3728, longitude: 4.8936 },
  kvk: '00000000',
  vatId: 'NL000000000B00',
  safetyCertificate: {
    /** One star. */
    name: 'VCA*',
    /** Empty until it is known: pages then say that there is a certificate, without its name. */
    number: '' as string,
  },
  openingHours: { opens: '00:00', closes: '23:59' },
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

const { name: certificate, number: certificateNumber } = company.safetyCertificate;

/** The safety certificate as texts name it; empty until it has a number. */
export const certified = certificateNumber && `${certificate} (één ster), nummer ${certificateNumber}`;

/** The facts above that are invented until the owner supplies them: what it is and its value. Delete a line once it is real. */
export const inventedFacts = (): readonly (readonly [what: string, now: string | number])[] => [
  ['Handelsnaam', company.name],
  ['Naam in het handelsregister', company.legalName],
  ['Adres van de website', company.url],
  ['Telefoonnummer', company.phone.display],
  ['Telefoonnummer in internationale vorm', company.phone.e164],
  ['WhatsApp-nummer', company.whatsapp.display],
  ['WhatsApp-nummer in internationale vorm', company.whatsapp.e164],
  ['Mailadres', company.email],
  ['Straat en huisnummer', company.address.street],
  ['Postcode', company.address.postalCode],
  ['Plaats op de kaart, noorderbreedte', company.geo.latitude],
  ['Plaats op de kaart, oosterlengte', company.geo.longitude],
  ['KvK-nummer', company.kvk],
  ['Btw-id', company.vatId],
  ['Veiligheidscertificaat', company.safetyCertificate.name],
  ['Nummer van het veiligheidscertificaat', company.safetyCertificate.number || 'niet te zien'],
];
