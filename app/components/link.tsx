import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router';

/** Prefetches a page's code on hover, touch or focus. No route discovery: the manifest lists all pages. */
const linkDefaults = { discover: 'none', prefetch: 'intent' } as const;

/** A link to another page of the site. */
export function Link(props: LinkProps) {
  return <RouterLink {...linkDefaults} {...props} />;
}

/** A link that gets `aria-current` on its own page. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...linkDefaults} {...props} />;
}
