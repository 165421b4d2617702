import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router';

/** The page behind a link is fetched when a pointer, a finger or the focus comes to it; the router knows all pages. */
const habits = { discover: 'none', prefetch: 'intent' } as const;

/** A link to another page of the site. */
export function Link(props: LinkProps) {
  return <RouterLink {...habits} {...props} />;
}

/** A link that says when its page is the one that is shown. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...habits} {...props} />;
}
