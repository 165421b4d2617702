import { DatabaseSync } from 'node:sqlite';
import { describe, expect } from 'vitest';
import { composeMail } from '../mail/mails/compose.ts';
import { accepted, claimAll } from '../store/contract/fixture.ts';
import { databaseFile } from '../store/store.ts';
import { test } from '../testing/leads-command.ts';

const complete = {
  name: 'Jan de Vries',
  phone: '06 12 34 56 78',
  email: 'jan@voorbeeld.nl',
  address: 'Dorpsstraat 12',
  postalCode: '1234 AB',
  city: 'Utrecht',
  description: 'Het lekt bij de schoorsteen.',
  files: ['dak.jpg'],
};
const { city: _, files: __, ...incomplete } = complete;

describe.each([
  ['version 0.1', JSON.stringify(complete), 'Utrecht'],
  ['a version without some of the fields', JSON.stringify(incomplete), ''],
  ['a version with another type', JSON.stringify({ ...complete, city: 7 }), ''],
])('a request as %s stored it', (_, fields, city) => {
  test('is shown, exported and mailed with what it has', async ({ store, dataDir, leads }) => {
    const { reference } = await accepted(store);
    rewrite(dataDir, fields);

    const { code, stdout } = await leads(['show', reference]);
    expect([code, stdout.match(/^Plaats: (.*)$/m)?.[1] ?? '']).toEqual([0, city]);
    expect(stdout).toContain('Het lekt bij de schoorsteen.');
    expect((await leads(['export'])).stdout).toContain(`"${reference}"`);
    const [firm] = await claimAll(store);
    if (!firm) throw new Error('no mail');
    expect((await composeMail(firm, { leadsTo: 'dak@firma.nl', mailFrom: 'site@firma.nl' })).text).toContain(
      'Jan de Vries',
    );
  });
});

test('a request whose fields are damaged is listed', async ({ store, dataDir, leads }) => {
  const { reference } = await accepted(store);
  rewrite(dataDir, '{"name":');
  expect(await leads(['list'])).toMatchObject({ code: 0, stdout: expect.stringContaining(reference) });
});

function rewrite(dataDir: string, fields: string): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.prepare('UPDATE leads SET fields = ?').run(fields);
  database.close();
}
