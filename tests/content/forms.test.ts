import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { builtPage } from '../../harness/built-pages.ts';
import { messages } from '../../harness/example-quote.ts';
import { contactFields } from '../../shared/contact.ts';
import { quoteFields } from '../../shared/quote.ts';

const main = (path: string) => builtPage(path).document.querySelector('main');

type Field = readonly [type: string | null, autocomplete: string | null];
const quote: Readonly<Record<string, Field>> = {
  name: ['text', 'name'],
  email: ['email', 'email'],
  phone: ['tel', 'tel'],
  address: ['text', 'address-line1'],
  postalCode: ['text', 'postal-code'],
  city: ['text', 'address-level2'],
  description: [null, null],
};
const contact: typeof quote = {
  name: ['text', 'name'],
  email: ['email', 'email'],
  phone: ['tel', 'tel'],
  message: [null, null],
};

test.each([
  ['Q1', '/', quote],
  ['Q1', '/offerte', quote],
  ['C1', '/contact', contact],
])('%s · the fields of the form on %s have their names, labels and attributes', (_number, path, fields) => {
  for (const [name, [type, autocomplete]] of Object.entries(fields)) {
    const field = main(path)?.querySelector(`form [name="${name}"]`);
    expect(field?.tagName, name).toBe(type ? 'input' : 'textarea');
    expect([field?.getAttributeValue('type'), field?.getAttributeValue('autocomplete')], name).toEqual([
      type,
      autocomplete,
    ]);
    expect(field?.hasAttribute('required'), name).toBe(fields === quote || name !== 'phone');
    const label = main(path)?.querySelector(`label[for="${field?.getAttributeValue('id')}"]`);
    expect(label?.textContent, name).toMatch(name === 'phone' && fields === contact ? /niet verplicht/ : /\w/);
  }
  expect(Object.keys(quote)).toEqual(expect.arrayContaining(Object.keys(messages)));
});

test.each([
  ['/offerte', quoteFields],
  ['/contact', contactFields],
])('the form on %s names every field that may stay empty', (path, fields) => {
  const sentence = /Alles is verplicht[^.]*\./.exec(main(path)?.textContent ?? '')?.[0];
  const optional = Object.values(fields).filter(({ min }) => min === 0);
  for (const { label } of optional) expect(sentence).toContain(label.toLowerCase());
});

test.each(['/', '/offerte'])('Q1 · the form on %s takes several pictures', (path) => {
  const input = main(path)?.querySelector('form [name="files"]');
  expect(input?.getAttributeValue('type')).toBe('file');
  expect(input?.getAttributeValue('accept')).toBe('image/*');
  expect([input?.hasAttribute('multiple'), input?.hasAttribute('capture')]).toEqual([true, false]);
});

test('C1 · the contact page has phone, mail, WhatsApp, hours, address and a map', () => {
  const { e164 } = company.whatsapp;
  for (const href of [`tel:${company.phone.e164}`, `mailto:${company.email}`, `https://wa.me/${e164.slice(1)}`]) {
    expect(main('/contact')?.querySelector(`a[href="${href}"]`), href).not.toBeNull();
  }
  expect(main('/contact')?.textContent).toContain('24/7');
  expect(main('/contact')?.querySelector('address')?.textContent).toContain(company.address.street);
  expect(main('/contact')?.querySelector('iframe')?.getAttributeValue('title')).toMatch(/\w/);
});
