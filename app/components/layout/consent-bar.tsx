import { consentQuestion } from '../../../content/browser-storage.ts';
import { useConsent } from '../../providers/consent.tsx';
import { ConsentChoices } from './consent-settings.tsx';

/** Asks once for consent to the optional script, if one is configured. In the page's flow, so it covers nothing. */
export function ConsentBar() {
  const { consent, decide } = useConsent();
  if (consent !== 'undecided') return null;
  return (
    <section
      aria-label="Cookies"
      className="consent-bar no-print sticky bottom-0 z-25 low:static line-t bg-card pr-20 lg:pr-0"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-4 py-3 text-base">
        <p className="max-w-[60ch]">{consentQuestion}</p>
        <ConsentChoices decide={decide} />
      </div>
    </section>
  );
}
