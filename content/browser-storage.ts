import { facts } from './facts.ts';

const { cookies: term } = facts;

export type StorageCategory = 'functional' | 'analytics' | 'marketing';

/** Why something is stored, for how long at most, and whether the visitor is asked first. */
export const storageCategories: Readonly<
  Record<
    StorageCategory,
    { readonly name: string; readonly purpose: string; readonly kept: string; readonly asked: boolean }
  >
> = {
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
};

/** What the visitor is asked before an optional script runs. */
export const consentQuestion =
  'Mogen we meten hoe bezoekers de website gebruiken? Zonder uw toestemming bewaren we hiervoor niets in uw browser.';

/** One thing in a visitor's browser. `purpose` and `kept` are what the cookie page says of it. */
export type StoredItem = {
  readonly key: string;
  readonly store: 'cookie' | 'localStorage' | 'sessionStorage';
  readonly category: StorageCategory;
  readonly purpose: string;
  readonly kept: string;
};

/**
 * Everything that is stored in a visitor's browser: by the site, and by an analytics script where one is configured.
 * The code takes its keys from here, the cookie page its list.
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
      'Bewaart wat u in het offerteformulier typt, zodat het na herladen van de pagina niet weg is. Foto’s worden hierin niet bewaard. Na een poging om te verzenden staat er een code bij, zodat uw aanvraag maar één keer aankomt.',
    kept: 'Tot u het tabblad sluit of de aanvraag is verzonden',
  },
} as const satisfies Readonly<Record<string, StoredItem>>;

export const storedItems: readonly StoredItem[] = Object.values(stored);
