import { expect, test } from 'vitest';
import { readSettings } from '../../server/env.ts';
import { openPoints } from '../../server/launch/open-points.ts';
import { readEnvFile } from '../support/unit-file.ts';

const example = readEnvFile('site.env.example');
const named = readEnvFile('site.env.example', { commented: true });

/** The variables that the server reads, besides those that systemd and the unit set, and the one that it refuses. */
function readVariables(): string[] {
  const names = new Set<string>();
  readSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names].filter((name) => !/^(LISTEN_|NODE_ENV|DATABASE_URL)/.test(name));
}

test('C2 · the example of production delivers messages, mails over SMTP and trusts its proxy', () => {
  expect(readSettings(example)).toMatchObject({
    dataDir: '/var/lib/amstelnok',
    smtpUrl: expect.stringMatching(/^smtps:/),
    trustProxy: true,
    public: { contactDelivery: true },
  });
});

test('the example names every setting, and no other', () => {
  expect(Object.keys(named).sort()).toEqual(readVariables().sort());
});

test('with the example the launch check has no complaint about settings', () => {
  const open = openPoints(readSettings(example));
  expect(open.filter(({ where }) => Object.hasOwn(named, where))).toEqual([]);
});
