import { useEffect, useRef, useSyncExternalStore } from 'react';

type Toast = { readonly id: number; readonly kind: 'success' | 'error'; readonly message: string };

const SHOWN_MS = 8000;

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message for eight seconds, longer under the pointer or with the focus in it. A new one replaces it. */
export const toast = {
  success: (message: string) => show({ id: ++lastId, kind: 'success', message }),
  error: (message: string) => show({ id: ++lastId, kind: 'error', message }),
};

/** The place of the toasts, present from the start so that assistive technology announces what appears in it. */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  const place = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  useEffect(() => {
    if (!shown) return;
    const hideUnlessHeld = () => place.current?.matches(':hover, :focus-within') || show(undefined);
    const timer = setInterval(hideUnlessHeld, SHOWN_MS);
    return () => clearInterval(timer);
  }, [shown]);

  return (
    <div ref={place} className="toaster no-print" data-kind={shown?.kind}>
      <p role="status">{shown && <span key={shown.id}>{shown.message}</span>}</p>
      {shown && (
        <button
          type="button"
          className="icon-button"
          aria-label="Melding sluiten"
          onFocus={(event) => {
            cameFrom.current = event.relatedTarget;
          }}
          onClick={() => {
            show(undefined);
            if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
