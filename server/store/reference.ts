import { createHash, randomBytes, randomInt } from 'node:crypto';
import { company } from '../../content/company.ts';
import type { LeadContent } from './port.ts';

// Without 0/O, 1/I/L, 2/Z, 5/S and 8/B mistaken for each other, and without vowels, which make words.
const LETTERS = '23456789CDFGHJKMNPQRTVWX';

/** A new name for a request, short enough to read aloud: `AD-7K3QX2`. */
export function newReference(): string {
  return `AD-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

/** A secret bearer token for adding photos to one request. */
export function newUploadToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The Message-ID of a request's mail. `distinction` distinguishes mails of one request with the same purpose. */
export function messageId(reference: string, purpose: string, distinction = ''): string {
  return `${reference}.${purpose}${distinction}@${company.email.split('@')[1]}`;
}

/** Normalizes a mail address, to recognise one mailbox: lower case, without a +tag. */
export function normalizedRecipient(email: string): string {
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@');
  return `${mailbox.split('+')[0]}@${domain}`;
}

/** Equal for equal content, whatever the order of its fields. */
export function contentHash({ kind, fields }: LeadContent): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('base64url');
}
