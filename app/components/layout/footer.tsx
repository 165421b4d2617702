import { Phone } from 'lucide';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { company } from '../../../content/company.ts';
import { addressText, mailHref, phoneHref } from '../../../shared/contact-links.ts';
import { paths } from '../../../shared/paths.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { RunningText } from '../running-text.tsx';
import { legalLinks, mainLinks, serviceLinks } from './navigation.ts';

/** Contact details and links to pages, services and legal texts, and the cities of the work area. */
export function Footer() {
  return (
    <footer>
      <div className="night foot line-t page-width footer-columns">
        <address className="max-lg:col-span-full">
          <p className="display">{company.name}</p>
          <RunningText text={addressText} />
          <a href={phoneHref} className="prose-link">
            {company.phone.display}
          </a>
          <a href={mailHref} className="prose-link">
            {company.email}
          </a>
        </address>
        <FooterLinks title="Navigatie" links={[...mainLinks, { name: 'Offerte aanvragen', path: paths.quote }]} />
        <FooterLinks title="Diensten" links={serviceLinks.slice(0, 6)} />
        <div>
          <p className="display">Werkgebied</p>
          <p className="text-soft">{company.cities.map((city) => city.replace(' ', '\u00a0')).join(', ')}</p>
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
      <p className="display">{title}</p>
      {links.map(({ name, path }) => (
        <Link key={path} to={path} className="hover:underline">
          {name}
        </Link>
      ))}
    </nav>
  );
}

/**
 * Sets an attribute of `<html>` while an element, or the card around it, is in view: by default where the round button is.
 * Returns how to stop.
 */
function markWhileThere(attribute: string, selector: string, rootMargin = '-80% 0px 0px'): () => void {
  const html = document.documentElement;
  const there = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) there[isIntersecting ? 'add' : 'delete'](target);
      html.toggleAttribute(attribute, there.size > 0);
    },
    { rootMargin },
  );
  for (const part of document.querySelectorAll(selector)) observer.observe(part.closest('.card') ?? part);
  return () => {
    observer.disconnect();
    html.removeAttribute(attribute);
  };
}

/**
 * The floating call button on small screens. It starts below the first screen, which shows the number, and floats from
 * the first scroll on. It covers no field, no name of a roof's part and no sent photo: where they are, it is hidden and
 * the header shows the number, unless the bar above it is in view. It makes way for other call buttons too. Until the code
 * has loaded, forms pass over it.
 */
function PhoneButton() {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another form, or none
  useEffect(() => {
    const stops = [
      markWhileThere('data-at-form', 'main form, .parts, .confirmation'),
      markWhileThere('data-at-call', 'main .buttons'),
      markWhileThere('data-at-top', 'aside', '0px'),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [key]);

  return (
    <div className="phone-rail lg:hidden">
      <a href={phoneHref} aria-label={`Bel ${company.phone.display}`} className="phone-button">
        <Icon node={Phone} size={24} />
      </a>
    </div>
  );
}
