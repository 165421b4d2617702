import { company } from '../../../content/company.ts';
import { noBreak } from '../../../content/format.ts';
import { addressText } from '../../../shared/contact-links.ts';
import { ConsentSettings } from './consent.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const facts = noBreak(`${company.legalName}, ${addressText}\nKvK ${company.kvk}, btw ${company.vatId}`);

/** The end of every page: the firm's legal details, the theme switch and the cookie settings. */
export function BottomStrip() {
  return (
    <section
      aria-label="Bedrijfsgegevens en instellingen"
      className="no-print night foot page-width flex flex-wrap items-center gap-4 py-4 text-sm max-lg:pb-8"
    >
      <p className="flex-1 basis-96 whitespace-pre-line">{facts}</p>
      <ThemeSwitch />
      <ConsentSettings />
    </section>
  );
}
