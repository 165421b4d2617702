import { expect, test } from 'vitest';
import { mapSearchUrl } from '../../../shared/map.ts';
import { mailtoUrl, telUrl } from './letters.ts';

test.each([
  ['+31 (0)6-12 34 56 78', 'tel:+31612345678'],
  ['0031 6 12345678', 'tel:+31612345678'],
  ['06-12345678', 'tel:0612345678'],
  ['(020) 123 45 67', 'tel:0201234567'],
  ['020.123.4567', 'tel:0201234567'],
  ['0612345678 na 18u', 'tel:0612345678'],
  ['bel 0612345678', 'tel:0612345678'],
  ['0000000000', 'tel:0000000000'],
  ['abcdefghij', undefined],
  ['12', undefined],
  ['', undefined],
])('the phone number %j is dialled as %j', (phone, href) => {
  expect(telUrl(phone)).toBe(href);
});

test('a mail address cannot add fields to a new mail', () => {
  expect(mailtoUrl('jan@voorbeeld.nl')).toBe('mailto:jan@voorbeeld.nl');
  expect(new URL(mailtoUrl('jan?bcc=piet@voorbeeld.nl&body=x')).search).toBe('');
});

test('the map search has the address as it was typed', () => {
  const typed = "'s-Gravenhage & <b>#1?\ud800";
  expect(new URL(mapSearchUrl(typed)).searchParams.get('query')).toBe(typed.toWellFormed());
  expect(new URL(mapSearchUrl(typed)).host).toBe('www.openstreetmap.org');
});
