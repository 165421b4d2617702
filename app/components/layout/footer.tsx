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
          <p className="text-soft text-balance">
            {company.cities.map((city) => city.replace(' ', '\u00a0')).join(', ')}
          </p>
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
 * The round call button on small screens. It starts below the first screen, which shows the number itself, and floats once
 * the visitor scrolls. It hides where it would cover a form, the name of a roof part or a sent photo. The header then shows
 * the number, unless the bar above the header, which has it too, is in view. It also hides where another call button is.
 * Until the code has loaded it cannot hide, so forms lie over it.
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
