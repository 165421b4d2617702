import { mailHref, phoneHref, whatsappHref } from '../shared/contact-links.ts';
import { company } from './company.ts';

/** Links to the firm for running texts: `Bel ${links.phone}`. Other links are written in place: `[privacyverklaring](/privacy)`. */
export const links = {
  phone: `[${company.phone.display}](${phoneHref})`,
  whatsapp: `[${company.whatsapp.display}](${whatsappHref})`,
  email: `[${company.email}](${mailHref})`,
} as const;

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** Cuts a text at its links: words, then the words and the address of a link, then words again, and so on. */
export function splitAtLinks(text: string): string[] {
  return text.split(LINK);
}

/** A text without its links' addresses. */
export function withoutAddresses(text: string): string {
  return splitAtLinks(text)
    .filter((_, index) => index % 3 !== 2)
    .join('');
}
