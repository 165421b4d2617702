import { mailHref, phoneHref, whatsappHref } from '../shared/contact-links.ts';
import { company } from './company.ts';

/** Contact links for running text: `Bel ${links.phone}`. Write other links in place: `[privacyverklaring](/privacy)`. */
export const links = {
  phone: `[${company.phone.display}](${phoneHref})`,
  whatsapp: `[${company.whatsapp.display}](${whatsappHref})`,
  email: `[${company.email}](${mailHref})`,
} as const;

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** Splits a text at its links: [text, link text, link address, text, …]. */
export function splitAtLinks(text: string): string[] {
  return text.split(LINK);
}

/** The text without the addresses of its links. */
export function withoutAddresses(text: string): string {
  return splitAtLinks(text)
    .filter((_, index) => index % 3 !== 2)
    .join('');
}
