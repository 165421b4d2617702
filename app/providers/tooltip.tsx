import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const DismissedContext = createContext(false);

/** Lets Escape put every tooltip away until the pointer or the focus moves on (WCAG 1.4.13). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true);
    const onMove = () => setDismissed(false);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerover', onMove);
    document.addEventListener('focusin', onMove);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerover', onMove);
      document.removeEventListener('focusin', onMove);
    };
  }, []);

  return <DismissedContext value={dismissed}>{children}</DismissedContext>;
}

/** Explains a control on hover and focus, by style alone, so also before any code is here. The control is described by `id`. */
export function Tooltip({ id, text, children }: { id: string; text: string; children: ReactNode }) {
  const dismissed = useContext(DismissedContext);
  return (
    <span className="tooltip" data-dismissed={dismissed || undefined}>
      {children}
      <span role="tooltip" id={id} className="tooltip-text">
        {text}
      </span>
    </span>
  );
}
