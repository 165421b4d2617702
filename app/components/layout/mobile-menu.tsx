import { Menu, X } from 'lucide';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { CallButton } from '../call-to-action.tsx';
import { Icon } from '../icon.tsx';
import { NavLink } from '../link.tsx';
import { mainLinks } from './navigation.ts';
import { ServiceLinks } from './services-menu.tsx';

/** The menu on small screens: a `<details>` that closes on Escape, when the focus leaves it and, because it is a new one, on another page. */
export function MobileMenu() {
  const { key } = useLocation();

  function onKeyDown({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }

  // An open menu would cover the element that received focus.
  function onBlur({ currentTarget: menu, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (relatedTarget && !menu.contains(relatedTarget)) menu.open = false;
  }

  return (
    <details key={key} className="lg:hidden" onKeyDown={onKeyDown} onBlur={onBlur} suppressHydrationWarning>
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
                <NavLink to={path} end>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
          <NavLink to={paths.quote} className="button button-quiet">
            Offerte Aanvragen
          </NavLink>
          <p className="display text-xl">Onze Diensten</p>
          <ServiceLinks />
        </div>
        <p className="page-width">
          <CallButton />
        </p>
      </nav>
    </details>
  );
}
