import { ChevronDown } from 'lucide';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../icon.tsx';
import { NavLink } from '../link.tsx';
import { serviceLinks } from './navigation.ts';

/**
 * The services dropdown. CSS opens it on hover and focus, so it works before hydration. The code adds closing on Escape,
 * a choice or its own button, and `aria-expanded`.
 */
export function ServicesMenu() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What holds it open: the pointer is over it, or it was focused or pressed. */
  const [held, setHeld] = useState<'hover' | 'choice'>();
  /** Closed by Escape, a choice or its button while pointer or focus is inside; reset when both have left. */
  const [dismissed, setDismissed] = useState(false);
  const open = held !== undefined && !dismissed;
  /** Whether a press on its button closes it: not when that press opens it by focus, nor the first after hover opened it. */
  const closesAtPress = useRef(false);

  useEffect(() => setHeld(holder(menu.current)), []);

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

  function show(by: 'hover' | 'choice') {
    setHeld(by);
    setDismissed(false);
  }

  function toggle({ detail }: MouseEvent) {
    const byKey = detail === 0;
    if (byKey ? open : closesAtPress.current) setDismissed(true);
    else show('choice');
  }

  function leave(heldBy: 'hover' | 'choice' | undefined) {
    setHeld(heldBy);
    if (!heldBy) setDismissed(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only tracks pointer and focus
    <div
      ref={menu}
      className="services-menu"
      data-dismissed={dismissed || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show(held ?? 'hover')}
      onPointerLeave={() => leave(holds(menu.current, document.activeElement) ? 'choice' : undefined)}
      onFocus={({ relatedTarget }) => !holds(menu.current, relatedTarget) && show('choice')}
      onBlur={({ relatedTarget }) =>
        !holds(menu.current, relatedTarget) && leave(menu.current?.matches(':hover') ? 'hover' : undefined)
      }
    >
      <button
        ref={button}
        type="button"
        className="nav-link"
        aria-expanded={open}
        aria-controls="diensten-menu"
        aria-current={pathname.startsWith('/diensten/') ? 'true' : undefined}
        onPointerDown={() => {
          closesAtPress.current = open && held === 'choice';
        }}
        onClick={toggle}
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

/** Links to the services. */
export function ServiceLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <ul className="menu-links service-links">
      {serviceLinks.map(({ name, path }) => (
        <li key={path}>
          <NavLink to={path} onClick={onChoose}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function holder(menu: HTMLElement | null): 'hover' | 'choice' | undefined {
  if (menu?.matches(':focus-within')) return 'choice';
  return menu?.matches(':hover') ? 'hover' : undefined;
}
