import { expect, test } from 'vitest';
import { quote } from './contract/fixture.ts';
import { toLead } from './leads.ts';

const { fields } = quote();
const { city: _, files: __, ...incomplete } = fields;
const empty = { name: '', email: '', phone: '', address: '', postalCode: '', city: '', description: '', files: [] };

test.each([
  ['complete', JSON.stringify(fields), fields],
  ['without some fields', JSON.stringify(incomplete), { ...fields, city: '', files: [] }],
  ['with another type', JSON.stringify({ ...fields, city: 7 }), { ...fields, city: '' }],
  ['with damaged fields', '{"name":', empty],
])('a request %s, as another version may have stored it, can be read', (_name, json, expected) => {
  const row = { reference: 'AD-7K3QX2', kind: 'quote', received_at: 0, announced_photos: 0, suspected_spam: 0 };
  expect(toLead({ ...row, fields: json }).fields).toEqual(expected);
});
