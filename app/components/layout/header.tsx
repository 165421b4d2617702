import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { company } from '../../../content/company.ts';
import { phoneHref } from '../../../shared/contact-links.ts';
import { paths } from '../../../shared/paths.ts';
import { Toaster } from '../../providers/toast.tsx';
import { Link, NavLink } from '../link.tsx';
import { mainLinks } from './navigation.ts';
import { ServicesMenu } from './services-menu.tsx';

/**
 * The sticky header: the main menu with the link to the quote form and the phone number. On small screens a `<details>`
 * opens the menu, which closes on Escape, when the focus leaves it and, because it is a new one, on another page; the
 * number shows only beside a form. A toast covers it exactly, and so nothing that a visitor reads after sending.
 */
export function Header() {
  const toggle = useRef<HTMLDetailsElement>(null);
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const [home, ...others] = mainLinks;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !toggle.current?.open) return;
    toggle.current.open = false;
    toggle.current.querySelector('summary')?.focus();
  }

  // An open menu would cover the element that received focus.
  function onBlur({ relatedTarget }: FocusEvent) {
    const stays = [toggle, menu].some(({ current }) => current?.contains(relatedTarget as Node | null));
    if (relatedTarget && !stays && toggle.current) toggle.current.open = false;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are the menu's; this only closes it
    <header className="header page-width" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Logo />
      <a href={phoneHref} className="contact-link lg:hidden">
        {company.phone.display}
      </a>
      <details key={key} ref={toggle} className="lg:hidden" suppressHydrationWarning>
        <summary className="menu-button">Menu</summary>
      </details>
      <nav ref={menu} aria-label="Menu" className="header-nav">
        {/* What scrolls on small screens, above the number. */}
        <div>
          <HeaderLink {...home} />
          <ServicesMenu />
          {others.map((link) => (
            <HeaderLink key={link.path} {...link} />
          ))}
          <NavLink to={paths.quote} className="button button-quiet">
            Offerte Aanvragen
          </NavLink>
        </div>
        <a href={phoneHref} className="contact-link">
          {company.phone.display}
        </a>
      </nav>
      <Toaster />
    </header>
  );
}

function HeaderLink({ name, path }: (typeof mainLinks)[number]) {
  return (
    <NavLink to={path} end className="nav-link">
      {name}
    </NavLink>
  );
}

/** The logo and the firm's name, linking to home. */
function Logo() {
  const [first, ...rest] = company.name.split(' ');
  return (
    <Link to={paths.home} className="logo display" aria-label={`${company.name}, naar home`}>
      <svg
        viewBox="0 0 32 32"
        width="36"
        height="36"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="square"
        aria-hidden="true"
        className="text-accent"
      >
        <path d="M2 17 16 4l14 13M7 19v9h18v-9M12 15h8" />
      </svg>
      <span>
        {`${first} `}
        <small>{rest.join(' ')}</small>
      </span>
    </Link>
  );
}
