import { facts } from './facts.ts';

const { cookies: term } = facts;

/** Purpose and maximum retention of each category, and whether it needs consent. */
export const storageCategories = {
  functional: {
    name: 'Functioneel',
    purpose: 'Iets onthouden wat u zelf kiest of invult',
    kept: `Tot u de browser sluit, of ${term.functionalYears} jaar`,
    asked: false,
  },
  analytics: {
    name: 'Statistiek (analytics)',
    purpose: 'Zien hoe bezoekers de website gebruiken',
    kept: `Maximaal ${term.analyticsYears} jaar`,
    asked: true,
  },
  marketing: {
    name: 'Marketing',
    purpose: 'Advertenties meten of afstemmen op uw bezoek',
    kept: `Maximaal ${term.marketingYears} jaar`,
    asked: true,
  },
} as const;

/** The question asked before an optional script may run. */
export const consentQuestion =
  'Mogen we meten hoe bezoekers de website gebruiken? Zonder uw toestemming bewaren we hiervoor niets in uw browser.';

/** One item in a visitor's browser. The cookie page shows `purpose` and `kept`. */
export type StoredItem = {
  readonly key: string;
  readonly store: 'cookie' | 'localStorage' | 'sessionStorage';
  readonly category: keyof typeof storageCategories;
  readonly purpose: string;
  readonly kept: string;
};

/**
 * Everything stored in a visitor's browser, by the site and by an analytics script if one is configured. The code takes
 * its keys from here, the cookie page its list.
 */
export const stored = {
  theme: {
    key: 'theme',
    store: 'localStorage',
    category: 'functional',
    purpose: 'Onthoudt of u de lichte of de donkere weergave heeft gekozen.',
    kept: `${term.functionalYears} jaar, of tot u weer ‘Systeem’ kiest`,
  },
  consent: {
    key: 'consent',
    store: 'localStorage',
    category: 'functional',
    purpose: 'Onthoudt of u cookies heeft geweigerd of geaccepteerd.',
    kept: `${term.functionalYears} jaar, daarna vragen we het opnieuw`,
  },
  quoteDraft: {
    key: 'offerte-concept',
    store: 'sessionStorage',
    category: 'functional',
    purpose:
      'Bewaart wat u in het offerteformulier typt, zodat het na herladen van de pagina niet weg is. Van foto’s wordt alleen bewaard hoeveel het er zijn.',
    kept: 'Tot u het tabblad sluit of de aanvraag is verzonden',
  },
  photosUnderway: {
    key: 'verzending',
    store: 'sessionStorage',
    category: 'functional',
    purpose:
      'Onthoudt van welke aanvraag de foto’s nog onderweg zijn, zodat u het hoort als het versturen wordt onderbroken.',
    kept: 'Tot u het tabblad sluit of de foto’s zijn verzonden',
  },
  contactDraft: {
    key: 'bericht-concept',
    store: 'sessionStorage',
    category: 'functional',
    purpose: 'Bewaart wat u in het contactformulier typt, zodat het na herladen van de pagina niet weg is.',
    kept: 'Tot u het tabblad sluit of het bericht is verzonden',
  },
} as const satisfies Readonly<Record<string, StoredItem>>;

export const storedItems: readonly StoredItem[] = Object.values(stored);
