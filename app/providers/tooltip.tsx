import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const DismissedContext = createContext(false);

/** Hides all tooltips on Escape until the pointer or the focus moves (WCAG 1.4.13). */
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

/** A tooltip that CSS shows on hover and focus, so it works before hydration. The control needs `aria-describedby={id}`. */
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
