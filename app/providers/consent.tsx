import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { wantsNoTracking } from '../privacy-signal.ts';
import { settings } from '../settings.ts';
import { recall, remember } from '../storage.ts';

export const CONSENT_KEY = 'consent';

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
    const choice = granted ? 'granted' : 'refused';
    remember(CONSENT_KEY, choice);
    setConsent(choice);
  }

  return <ConsentContext value={{ consent, decide }}>{children}</ConsentContext>;
}

export function useConsent() {
  return useContext(ConsentContext);
}

function remembered(): Consent {
  if (wantsNoTracking()) return 'refused';
  const choice = recall(CONSENT_KEY);
  return choice === 'granted' || choice === 'refused' ? choice : 'undecided';
}
