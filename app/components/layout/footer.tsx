import { company } from '../../../content/company.ts';
import { addressText, mailHref, phoneHref } from '../../../shared/contact-links.ts';
import { paths } from '../../../shared/paths.ts';
import { Link } from '../link.tsx';
import { RunningText } from '../running-text.tsx';
import { legalLinks, mainLinks, serviceLinks } from './navigation.ts';
import { PhoneButton } from './phone-button.tsx';

const FOOTER_SERVICES = 6;

/** Contact details and links to pages, services and legal texts, and the cities of the work area. */
export function Footer() {
  return (
    <footer className="line-t bg-quiet">
      <div className="page-width grid gap-8 py-14 wrap-anywhere footer-columns">
        <div className="max-lg:col-span-full">
          <h2 className="text-lg">{company.name}</h2>
          <address className="mt-3 grid gap-2 text-base not-italic">
            <p>
              <RunningText text={addressText} />
            </p>
            <a href={phoneHref} className="prose-link block w-fit">
              {company.phone.display}
            </a>
            <a href={mailHref} className="prose-link block w-fit">
              {company.email}
            </a>
          </address>
        </div>
        <FooterLinks title="Navigatie" links={[...mainLinks, { name: 'Offerte aanvragen', path: paths.quote }]} />
        <FooterLinks title="Diensten" links={serviceLinks.slice(0, FOOTER_SERVICES)} />
        <div>
          <h2 className="text-lg">Werkgebied</h2>
          <ul className="mt-3 grid grid-cols-[auto_auto] gap-x-4 gap-y-2 text-base text-soft">
            {company.cities.map((city) => (
              <li key={city}>{city}</li>
            ))}
          </ul>
        </div>
        <FooterLinks title="Juridisch" links={legalLinks} />
      </div>
      <PhoneButton />
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly { name: string; path: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 grid gap-2 text-base">
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className="block w-fit underline-offset-4 hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
