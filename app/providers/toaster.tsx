import { Toaster as Sonner, toast } from 'sonner';
import 'sonner/dist/styles.css';
import '../styles/toaster.css';
import type { Theme } from './theme.tsx';

export { toast };

const BELOW_HEADER = { top: '5.25rem' };
/** At the right edge of the page’s text, where headings and forms do not reach. */
const BESIDE_TEXT = { ...BELOW_HEADER, right: 'max(2rem, 50vw - 35rem)' };

export function Toaster({ theme }: { theme: Theme }) {
  return (
    <Sonner
      theme={theme}
      position="top-right"
      offset={BESIDE_TEXT}
      mobileOffset={BELOW_HEADER}
      duration={8000}
      closeButton
      containerAriaLabel="Meldingen"
      toastOptions={{ closeButtonAriaLabel: 'Melding sluiten' }}
    />
  );
}
