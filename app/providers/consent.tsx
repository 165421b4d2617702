import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { facts } from '../../content/facts.ts';
import { settings } from '../settings.ts';
import { readStored, store } from '../storage.ts';

export const CONSENT_KEY = 'consent';
const KEPT_MS = facts.cookies.functionalYears * 365 * 24 * 60 * 60 * 1000;

/** `undecided` shows the bar. Without an optional script there is nothing to decide. */
export type Consent = 'unneeded' | 'undecided' | 'granted' | 'refused';

const ConsentContext = createContext<{ consent: Consent; decide: (granted: boolean) => void }>({
  consent: 'unneeded',
  decide: () => {},
});

/** Knows whether the visitor allows the optional script, and loads it only then. Do Not Track counts as a refusal. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [consent, setConsent] = useState<Consent>('unneeded');

  useEffect(() => {
    if (settings.analyticsSrc) setConsent(remembered());
  }, []);

  useEffect(() => {
    if (consent !== 'granted') return;
    const script = document.createElement('script');
    script.src = settings.analyticsSrc;
    script.async = true;
    document.head.append(script);
  }, [consent]);

  function decide(granted: boolean) {
    store(CONSENT_KEY, JSON.stringify({ analytics: granted, at: Date.now() }));
    setConsent(granted ? 'granted' : 'refused');
  }

  return <ConsentContext value={{ consent, decide }}>{children}</ConsentContext>;
}

export function useConsent() {
  return useContext(ConsentContext);
}

function remembered(): Consent {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return 'refused';
  try {
    const choice = JSON.parse(readStored(CONSENT_KEY) ?? 'null') as { analytics: boolean; at: number } | null;
    if (!choice || !(Date.now() - choice.at < KEPT_MS)) return 'undecided';
    return choice.analytics ? 'granted' : 'refused';
  } catch {
    return 'undecided';
  }
}
