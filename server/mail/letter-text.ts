import { company } from '../../content/company.ts';
import type { Letter, Part } from './letter.ts';

/** A letter as plain text, for mail programs and people that prefer it. */
export function letterText(letter: Letter): string {
  const sections = [letter.heading, ...letter.parts.map(partText), signature()];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function partText(part: Part): string {
  switch (part.type) {
    case 'paragraph':
    case 'notice':
      return part.text;
    case 'details':
      return titled(part.title, part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n'));
    case 'quotation':
      return titled(part.title, part.text.replace(/^/gm, '> '));
    case 'steps':
      return titled(part.title, part.items.map((item, index) => `${index + 1}. ${item}`).join('\n'));
    case 'actions':
      return part.links.flatMap(({ plain }) => plain ?? []).join('\n');
  }
}

function titled(title: string | undefined, body: string): string {
  return title === undefined ? body : `${title}\n${body}`;
}

function signature(): string {
  const { legalName, address, phone, url, kvk, vatId } = company;
  return [
    '-- ',
    legalName,
    `${address.street}, ${address.postalCode} ${address.city}`,
    `${phone.display} · ${url}`,
    `KvK ${kvk} · btw ${vatId}`,
  ].join('\n');
}
