import { Phone } from 'lucide';
import { company } from '../../../content/company.ts';
import { phoneHref } from '../../../shared/contact-links.ts';
import { paths } from '../../../shared/paths.ts';
import { Icon } from '../icon.tsx';
import { Link, NavLink } from '../link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { mainLinks } from './navigation.ts';
import { ServicesMenu } from './services-menu.tsx';

/** The sticky header: the main menu, the link to the quote form and the phone number; on small screens the number shows only beside a form. */
export function Header() {
  const [home, ...others] = mainLinks;
  return (
    <header className="header">
      <div className="page-width">
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
        <a href={phoneHref} className="contact-link">
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

/** The logo and the firm's name, linking to home. */
function Logo() {
  const [first, ...rest] = company.name.split(' ');
  return (
    <Link to={paths.home} className="logo" aria-label={`${company.name}, naar home`}>
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
        <path d="M2 17 16 4l14 13" />
        <path d="M7 19v9h18v-9" />
        <path d="M12 15h8" />
      </svg>
      <span className="display">
        {`${first} `}
        <small>{rest.join(' ')}</small>
      </span>
    </Link>
  );
}
