import type { SyntheticEvent } from 'react';
import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router';
import { loadPageAhead } from '../start/router-globals.ts';

/**
 * Loads a page's code on hover, touch or focus. Not by the router's `prefetch`: it reloads the current page when that
 * fails. No route discovery: the manifest lists all pages.
 */
const linkDefaults = { discover: 'none', onPointerEnter: loadTarget, onFocus: loadTarget } as const;

function loadTarget({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  loadPageAhead(currentTarget.pathname);
}

/** A link to another page of the site. */
export function Link(props: LinkProps) {
  return <RouterLink {...linkDefaults} {...props} />;
}

/** A link that gets `aria-current` on its own page. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...linkDefaults} {...props} />;
}
