import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { consentQuestion, storageCategories, stored } from '../../../content/browser-storage.ts';
import type { KeyFact } from '../../../content/schema/shared.ts';
import { paths } from '../../../shared/paths.ts';
import { settings } from '../../settings.ts';
import { forgetOptional, recall, remember } from '../../storage.ts';
import { Facts } from '../facts.tsx';
import { Link } from '../link.tsx';

/** `undecided` shows the consent bar; `unneeded` means that no optional script is configured. */
type Consent = 'unneeded' | 'undecided' | 'granted' | 'refused';

const ConsentContext = createContext<{ consent: Consent; decide: (granted: boolean) => void }>({
  consent: 'unneeded',
  decide: () => {},
});

/**
 * Provides the visitor's consent and loads the optional script only with it. Without consent, everything that the
 * script stored is deleted. Do Not Track and Global Privacy Control count as a refusal.
 */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [consent, setConsent] = useState<Consent>('unneeded');

  useEffect(() => {
    if (settings.analyticsSrc) setConsent(remembered());
  }, []);

  useEffect(() => {
    if (consent === 'undecided' || consent === 'refused') forgetOptional();
    if (consent !== 'granted') return;
    const script = document.createElement('script');
    script.src = settings.analyticsSrc;
    script.async = true;
    document.head.append(script);
    // Withdrawn in another tab, or before Back returned this page: a running script cannot be unloaded without reloading.
    const check = (event: Event) => {
      const isOther = event instanceof StorageEvent && event.key !== null && event.key !== stored.consent.key;
      if (!isOther && remembered() !== 'granted') location.reload();
    };
    addEventListener('storage', check);
    addEventListener('pageshow', check);
    return () => {
      removeEventListener('storage', check);
      removeEventListener('pageshow', check);
    };
  }, [consent]);

  function decide(granted: boolean) {
    const choice = granted ? 'granted' : 'refused';
    remember(stored.consent, choice);
    setConsent(choice);
    // A running script cannot be unloaded without reloading the page.
    if (consent === 'granted' && !granted) location.reload();
  }

  return <ConsentContext value={{ consent, decide }}>{children}</ConsentContext>;
}

function remembered(): Consent {
  if (wantsNoTracking()) return 'refused';
  const choice = recall(stored.consent);
  return choice === 'granted' || choice === 'refused' ? choice : 'undecided';
}

/** Whether the visitor's browser asks sites not to track: Do Not Track or Global Privacy Control. */
export function wantsNoTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** The cookie settings, at the end of every page: they open without JavaScript. */
export function ConsentSettings() {
  const { consent, decide } = useContext(ConsentContext);
  return (
    <details
      id="cookie-instellingen"
      className="open:w-full"
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      suppressHydrationWarning
    >
      <summary className="flex min-h-8 w-fit items-center underline">Cookie-instellingen</summary>
      <Facts facts={states(consent)} className="points mt-4 mb-4" />
      {consent !== 'unneeded' && !wantsNoTracking() && <ConsentChoices decide={decide} />}
      <Link to={paths.cookies} className="prose-link inline-flex min-h-8 items-center">
        Meer over cookies
      </Link>
    </details>
  );
}

/** Refuse and accept, as two buttons of equal weight. */
function ConsentChoices({ decide }: { decide: (granted: boolean) => void }) {
  return (
    <div className="grid w-fit grid-cols-2 gap-3">
      <button type="button" className="button button-quiet" onClick={() => decide(false)}>
        Weigeren
      </button>
      <button type="button" className="button button-quiet" onClick={() => decide(true)}>
        Accepteren
      </button>
    </div>
  );
}

/** Each category, and whether it is in use. */
function states(consent: Consent): readonly KeyFact[] {
  const { functional, analytics, marketing } = storageCategories;
  const unused = 'Niet in gebruik.';
  const refused = wantsNoTracking() ? 'Uit, want uw browser vraagt om u niet te volgen.' : 'Uit.';
  const measured = { unneeded: unused, granted: 'U staat dit toe.', undecided: 'Uit.', refused };
  return [
    { label: functional.name, value: `Altijd aan. ${functional.purpose}.` },
    { label: analytics.name, value: measured[consent] },
    { label: marketing.name, value: unused },
  ];
}

/** Asks once for consent to the optional script, if one is configured. In the page's flow, so it covers nothing. */
export function ConsentBar() {
  const { consent, decide } = useContext(ConsentContext);
  if (consent !== 'undecided') return null;

  function decideAndLeave(granted: boolean) {
    decide(granted);
    // The button that has the focus goes.
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    <section aria-label="Cookies" className="consent-bar no-print">
      <div className="page-width flex flex-wrap items-center justify-between gap-4 py-4 text-base">
        <p className="max-w-[66ch]">{consentQuestion}</p>
        <ConsentChoices decide={decideAndLeave} />
      </div>
    </section>
  );
}
