import { mailHref, phoneHref, whatsappHref } from '../shared/contact-links.ts';
import { company } from './company.ts';

/** Contact links for running text: `Bel ${links.phone}`. Write other links in place: `[privacyverklaring](/privacy)`. */
export const links = {
  phone: `[${company.phone.display}](${phoneHref})`,
  whatsapp: `[${company.whatsapp.display}](${whatsappHref})`,
  email: `[${company.email}](${mailHref})`,
} as const;

/** Splits a text into plain parts and its links, in order. */
export function splitAtLinks(text: string): (string | { readonly label: string; readonly href: string })[] {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return label && href ? { label, href } : part;
  });
}
