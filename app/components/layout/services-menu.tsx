import { ChevronDown } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../icon.tsx';
import { ServiceLinks } from './service-links.tsx';

/**
 * The services dropdown. CSS opens it on hover and focus, so it works before hydration. The code adds closing on Escape
 * or a choice, and `aria-expanded`.
 */
export function ServicesMenu() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The pointer or the focus is inside. */
  const [engaged, setEngaged] = useState(false);
  /** Closed by Escape or a choice while pointer or focus is inside; reset when both have left. */
  const [dismissed, setDismissed] = useState(false);
  const open = engaged && !dismissed;

  useEffect(() => setEngaged(menu.current?.matches(':is(:hover, :focus-within)') ?? false), []);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (holds(menu.current, document.activeElement)) button.current?.focus();
      setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  function show() {
    setEngaged(true);
    setDismissed(false);
  }

  function leave(stillEngaged: boolean) {
    setEngaged(stillEngaged);
    if (!stillEngaged) setDismissed(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only tracks pointer and focus
    <div
      ref={menu}
      className="services-menu"
      data-dismissed={dismissed || undefined}
      onPointerEnter={show}
      onPointerLeave={() => leave(holds(menu.current, document.activeElement))}
      onFocus={({ relatedTarget }) => !holds(menu.current, relatedTarget) && show()}
      onBlur={({ relatedTarget }) =>
        !holds(menu.current, relatedTarget) && leave(menu.current?.matches(':hover') ?? false)
      }
    >
      <button
        ref={button}
        type="button"
        className="nav-link cursor-pointer gap-1"
        aria-expanded={open}
        aria-controls="diensten-menu"
        aria-current={pathname.startsWith('/diensten/') ? 'true' : undefined}
        onClick={show}
      >
        Onze Diensten
        <Icon node={ChevronDown} size={16} />
      </button>
      <div id="diensten-menu" className="services-panel">
        <ServiceLinks onChoose={() => setDismissed(true)} />
      </div>
    </div>
  );
}

function holds(menu: HTMLElement | null, element: EventTarget | null): boolean {
  return element instanceof Node && menu !== null && menu.contains(element);
}
