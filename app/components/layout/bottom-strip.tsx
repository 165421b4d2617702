import { company } from '../../../content/company.ts';
import { addressText } from '../../../shared/contact-links.ts';
import { ConsentSettings } from './consent-settings.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const facts = [company.legalName, addressText, `KvK ${company.kvk}`, `btw ${company.vatId}`];

/** The end of every page: the firm's legal details, the theme switch and the cookie settings. */
export function BottomStrip() {
  return (
    <section
      aria-label="Bedrijfsgegevens en instellingen"
      className="no-print bg-night pb-20 text-sm text-on-night lg:pb-0"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
        <p className="flex flex-wrap gap-x-4">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
          <ThemeSwitch />
          <ConsentSettings />
        </div>
      </div>
    </section>
  );
}
