import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '../../server/env.ts';
import { openPoints } from '../../server/launch/open-points.ts';
import { readEnvFile } from '../support/unit-file.ts';

const example = readEnvFile('site.env.example');
const named = readEnvFile('site.env.example', { commented: true });

/** The variables of the table in docs/where.md. */
function documented(): string[] {
  const table = readFileSync('docs/where.md', 'utf8').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  return rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name));
}

test('C2 · the example of production delivers messages, mails over SMTP and trusts its proxy', () => {
  expect(readSettings(example)).toMatchObject({
    dataDir: '/var/lib/amstelnok',
    smtpUrl: expect.stringMatching(/^smtps:/),
    trustProxy: true,
    public: { contactDelivery: true },
  });
});

test('the example names every setting of docs/where.md, and no other', () => {
  expect(Object.keys(named).sort()).toEqual(documented().sort());
});

test('with the example filled in, the launch check has no complaint about settings', () => {
  const open = openPoints(readSettings({ ...example, SUPABASE_ANON_KEY: 'own-key' }));
  expect(open.filter(({ where }) => Object.hasOwn(named, where))).toEqual([]);
});
