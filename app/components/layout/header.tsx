import { Phone } from 'lucide';
import { company } from '../../../content/company.ts';
import { phoneHref } from '../../../shared/contact-links.ts';
import { paths } from '../../../shared/paths.ts';
import { Icon } from '../icon.tsx';
import { NavLink } from '../link.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { mainLinks } from './navigation.ts';
import { ServicesMenu } from './services-menu.tsx';

/** The sticky header with the main menu, the link to the quote form and, while the top bar is out of view, the phone number. */
export function Header() {
  const [home, ...others] = mainLinks;
  return (
    <header className="sticky top-0 z-30 low:relative line-b bg-paper">
      <div className="page-width flex min-h-18 items-center justify-between gap-x-2 lg:flex-wrap">
        <Logo />
        <nav aria-label="Hoofdmenu" className="header-nav">
          <HeaderLink {...home} />
          <ServicesMenu />
          {others.map((link) => (
            <HeaderLink key={link.path} {...link} />
          ))}
          <NavLink to={paths.quote} className="button button-quiet">
            Offerte Aanvragen
          </NavLink>
        </nav>
        <a href={phoneHref} className="button header-phone">
          <Icon node={Phone} size={18} />
          {company.phone.display}
        </a>
        <MobileMenu />
      </div>
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
