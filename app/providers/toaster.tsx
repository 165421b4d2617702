import { Toaster as Sonner, toast } from 'sonner';
import 'sonner/dist/styles.css';
import '../styles/toaster.css';
import type { Theme } from './theme.tsx';

export { toast };

const BELOW_HEADER = { top: '5.25rem' };

export function Toaster({ theme }: { theme: Theme }) {
  return (
    <Sonner
      theme={theme}
      position="top-center"
      offset={BELOW_HEADER}
      mobileOffset={BELOW_HEADER}
      duration={8000}
      closeButton
      containerAriaLabel="Meldingen"
      toastOptions={{ closeButtonAriaLabel: 'Melding sluiten' }}
    />
  );
}
