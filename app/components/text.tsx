import { createElement, Fragment } from 'react';
import { company } from '../../content/company.ts';
import { mailHref, phoneHref, whatsappHref } from '../../shared/contact-links.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from './link.tsx';

/** Words that lead somewhere, wherever a text says them. */
const links: Readonly<Record<string, string>> = {
  [company.phone.display]: phoneHref,
  [company.whatsapp.display]: whatsappHref,
  [company.email]: mailHref,
  'pagina Offerte': paths.quote,
  contactpagina: paths.contact,
  'algemene voorwaarden': paths.terms,
  privacyverklaring: paths.privacy,
  cookieverklaring: paths.cookies,
  'autoriteitpersoonsgegevens.nl': 'https://www.autoriteitpersoonsgegevens.nl',
  'rvo.nl': 'https://www.rvo.nl',
};

/** What reads badly over two lines, each with the signs that follow it. */
const figures = [
  /€\s[\d.–]+/, // € 40–80
  /per (?:m²|meter|jaar)\b/,
  /\d[\d.,–]*\+? (?:jaar|uur|min|week|weken|dag|werkdag|maand|keer|m²)/, // 2–5 werkdagen
  /\d+–\d+%/, // 20–30%
  /\d{4} [A-Z]{2}\b/, // 1000 AA
  /(?:KvK-nummer|btw-id) [\dA-Z]+/,
  /[a-z]{3,}–[a-z]+/, // maart–april
  /[Aa]rtikel \d+(?: ·)?/, // Artikel 10 ·
  /’s (?:[Nn]acht|[Aa]vond|[Zz]omer|[Ww]inter)s/, // ’s Nachts
  /\b(?:IP|KvK|Rd|VCA|btw|cv|[Ee])-\w/, // KvK-nummer
].map(({ source }) => `(?:${source})\\S*`);

const words = Object.keys(links).map((word) => word.replace(/\W/g, '\\$&'));
const marked = new RegExp(`(${[...words, ...figures].join('|')})`);

/** A running text: its figures stay on one line, and the places it names are links. */
export function Text({ text }: { text: string }) {
  const parts = text.split(marked).map((part, index) => (index % 2 === 0 ? part : mark(part)));
  // Given one by one, the parts need no keys.
  return createElement(Fragment, null, ...parts);
}

function mark(part: string) {
  const href = links[part];
  if (!href) return <span className="whitespace-nowrap">{part}</span>;
  const className = part === company.whatsapp.display ? 'prose-link whitespace-nowrap' : 'prose-link';
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={className}>
        {part}
      </Link>
    );
  }
  return (
    <a href={href} className={className}>
      {part}
    </a>
  );
}
