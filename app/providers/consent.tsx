import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { stored } from '../../content/browser-storage.ts';
import { wantsNoTracking } from '../privacy-signal.ts';
import { settings } from '../settings.ts';
import { forgetOptional, recall, remember } from '../storage.ts';

/** `undecided` shows the consent bar; `unneeded` means that no optional script is configured. */
export type Consent = 'unneeded' | 'undecided' | 'granted' | 'refused';

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

export function useConsent() {
  return useContext(ConsentContext);
}

function remembered(): Consent {
  if (wantsNoTracking()) return 'refused';
  const choice = recall(stored.consent);
  return choice === 'granted' || choice === 'refused' ? choice : 'undecided';
}
