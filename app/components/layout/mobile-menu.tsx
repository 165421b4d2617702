import { Menu, X } from 'lucide';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { CallButton } from '../call-to-action.tsx';
import { Icon } from '../icon.tsx';
import { NavLink } from '../link.tsx';
import { mainLinks } from './navigation.ts';
import { ServiceLinks } from './services-menu.tsx';

/** The menu on small screens: a `<details>` that closes on a choice, Escape, focus leaving it and navigation. */
export function MobileMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  function close() {
    if (ref.current) ref.current.open = false;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !ref.current?.open) return;
    close();
    ref.current.querySelector('summary')?.focus();
  }

  // An open menu would cover the element that received focus.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  // Back and Forward navigate without a choice in the menu. Not on mount: it may have been opened before hydration.
  const shownAt = useRef(key);
  useEffect(() => {
    if (key !== shownAt.current && ref.current) ref.current.open = false;
    shownAt.current = key;
  }, [key]);

  return (
    <details ref={ref} className="lg:hidden" onKeyDown={onKeyDown} onBlur={onBlur} suppressHydrationWarning>
      <summary className="menu-button">
        <Icon node={Menu} size={22} />
        <Icon node={X} size={22} />
        Menu
      </summary>
      <nav aria-label="Menu" className="mobile-panel">
        <div className="page-width">
          <ul className="menu-links">
            {mainLinks.map(({ name, path }) => (
              <li key={path}>
                <NavLink to={path} end onClick={close}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
          <NavLink to={paths.quote} className="button button-quiet" onClick={close}>
            Offerte Aanvragen
          </NavLink>
          <p className="display text-xl">Onze Diensten</p>
          <ServiceLinks onChoose={close} />
        </div>
        <p className="page-width">
          <CallButton />
        </p>
      </nav>
    </details>
  );
}
