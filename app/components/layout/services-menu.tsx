import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { company } from '../../../content/company.ts';
import { phoneHref } from '../../../shared/contact-links.ts';
import { NavLink } from '../link.tsx';
import { serviceLinks } from './navigation.ts';

/**
 * The services dropdown; on small screens a list in the menu. CSS opens it on hover and focus, so it works before hydration.
 * The code adds closing on Escape, a choice or its own button, and `aria-expanded`.
 */
export function ServicesMenu() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What opened it, a focus or a press alike; `undefined` before hydration. */
  const [open, setOpen] = useState<'hover' | 'focus' | false>();
  /** Whether a press on its button closes it: not when that press opens it by focus, nor the first after hover opened it. */
  const closesAtPress = useRef(false);

  useEffect(() => setOpen(openedBy(menu.current)), []);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (holds(menu.current, document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  function toggle({ detail }: MouseEvent) {
    const byKey = detail === 0;
    const closes = byKey ? open : closesAtPress.current;
    setOpen(closes ? false : 'focus');
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only tracks pointer and focus
    <div
      ref={menu}
      className="services-menu"
      data-closed={open === false || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(open || 'hover')}
      onPointerLeave={() => !holds(menu.current, document.activeElement) && setOpen(false)}
      onFocus={({ relatedTarget }) => !holds(menu.current, relatedTarget) && setOpen('focus')}
      onBlur={({ relatedTarget }) => !holds(menu.current, relatedTarget) && setOpen(open && openedBy(menu.current))}
    >
      <button
        ref={button}
        type="button"
        className="nav-link arrow max-lg:hidden"
        aria-expanded={Boolean(open)}
        aria-controls="diensten-menu"
        aria-current={pathname.startsWith('/diensten/') ? 'true' : undefined}
        onPointerDown={() => {
          closesAtPress.current = open === 'focus';
        }}
        onClick={toggle}
      >
        Onze Diensten
      </button>
      <p className="display lg:hidden">Onze Diensten</p>
      <ul id="diensten-menu" className="services-panel">
        {serviceLinks.map(({ name, path, isUrgent }) => (
          <li key={path} className={isUrgent ? 'night' : undefined}>
            <NavLink to={path} onClick={() => setOpen(false)}>
              {name}
            </NavLink>
            {isUrgent && <a href={phoneHref}>{company.phone.display}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function openedBy(menu: HTMLElement | null): 'hover' | 'focus' | false {
  if (menu?.matches(':focus-within')) return 'focus';
  return menu?.matches(':hover') ? 'hover' : false;
}

function holds(menu: HTMLElement | null, element: EventTarget | null): boolean {
  return element instanceof Node && menu !== null && menu.contains(element);
}
