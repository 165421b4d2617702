import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accepted, claimAll, contact, LEASE, photo, quote } from '../store/contract/fixture.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/port.ts';

const CLI = new URL('./cli.ts', import.meta.url).pathname;
const DAY = 86_400_000;

let dataDir: string;
/** Stays open, as in the server. */
let store: Store;
let now: number;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  now = Date.now();
  store = await openStore({ dataDir, databaseUrl: undefined, now: () => now });
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

type Result = { code: number | null; stdout: string; stderr: string };

function leads(args: string[], env: Record<string, string> = {}): Promise<Result> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      { env: { DATA_DIR: dataDir, ...env } },
      (_, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

async function json(...args: string[]) {
  const { stdout, stderr, code } = await leads(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

const lines = (text: string) => text.trimEnd().split('\n');

describe('list', () => {
  test('shows a table, the newest request first', async () => {
    const first = await accepted(store, contact());
    now += 1;
    const second = await accepted(store, quote(), [photo()]);
    const [head, rule, ...rows] = lines((await leads(['list'])).stdout);
    expect(rows.map((row) => row.split(' ')[0])).toEqual([second.reference, first.reference]);
    expect(rows[0]).toMatch(/offerte +wacht +1 +Zoë d'Hondt +zoe\.\d+@voorbeeld\.example$/);
    for (const title of ['Ontvangen', 'Soort', 'Status', 'Naam']) {
      const column = head?.indexOf(title) as number;
      expect([rule, ...rows].map((line) => line?.slice(column - 2, column))).toEqual(['  ', '  ', '  ']);
    }
  });

  test('gives JSON: one array with what a script needs', async () => {
    expect(await json('list', '--json')).toEqual([]);
    const lead = quote();
    const { reference } = await accepted(store, lead, [photo('voor.jpg'), photo('achter.jpg')]);
    expect(await json('list', '--json')).toEqual([
      {
        reference,
        kind: 'quote',
        receivedAt: new Date(now).toISOString(),
        name: lead.fields.name,
        email: lead.fields.email,
        status: 'pending',
        files: ['voor.jpg', 'achter.jpg'],
      },
    ]);
  });

  test('exits without an error when its reader closes the pipe', async () => {
    await Promise.all(Array.from({ length: 2_000 }, () => accepted(store, contact())));
    const child = spawn(process.execPath, [CLI, 'list'], { env: { DATA_DIR: dataDir } });
    let complaints = '';
    child.stderr.on('data', (text) => {
      complaints += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const [code] = await once(child, 'close');
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  });
});

test('status counts the mails and names what needs a person', async () => {
  const { reference } = await accepted(store);
  const [firm, visitor] = await claimAll(store);
  await store.markSent(firm?.id as number);
  expect(await json('status', '--json')).toEqual({
    pending: 1,
    sent: 1,
    dead: 0,
    oldestPendingSeconds: expect.any(Number),
  });
  await store.bury(visitor?.id as number, '550');
  expect((await leads(['status'])).stdout).toMatch(/^Vraagt aandacht +niets$/m);
  await store.bury((await claimAll(store))[0]?.id as number, '550');
  const { stdout } = await leads(['status']);
  expect(stdout).toMatch(/^Mislukte mails +2$/m);
  expect(stdout).toMatch(new RegExp(`^Vraagt aandacht +${reference}$`, 'm'));
});

test('show prints everything about a request; its reference may be typed in any form', async () => {
  const lead = quote({ suspectedSpam: true });
  const { reference } = await accepted(store, lead, [photo('voor.jpg')]);
  await store.bury((await claimAll(store))[0]?.id as number, '550 no such user');
  const { stdout, code } = await leads(['show', ` ${reference.toLowerCase().slice('AD-'.length)}`]);
  expect(code).toBe(0);
  const { files, description, ...oneLiners } = lead.fields;
  for (const text of [
    reference,
    ...Object.values(oneLiners),
    ...description.split('\n'),
    'voor.jpg',
    '[mogelijk spam]',
  ]) {
    expect(stdout).toContain(text);
  }
  expect(stdout).toMatch(/aan het bedrijf +mislukt op .* \(pogingen: 1\)\n +550 no such user/);
});

describe('export', () => {
  test('is a CSV file that a spreadsheet opens without running it', async () => {
    const lead = quote();
    await accepted(store, {
      ...lead,
      fields: { ...lead.fields, name: '=HYPERLINK("x")', description: 'één,\n"twee"' },
    });
    const { stdout } = await leads(['export']);
    expect(stdout).toMatch(/^\ufeff"Kenmerk";/);
    expect(stdout).toContain(`;"'=HYPERLINK(""x"")";`);
    expect(stdout).toContain(`;"één,\n""twee""";`);
    expect(stdout).toBe((await leads(['export', '--csv'])).stdout);
  });

  test('is JSON with every field', async () => {
    const [lead, message] = [quote(), contact()];
    const { reference } = await accepted(store, lead, [photo()]);
    now += 1;
    await accepted(store, message);
    expect(await json('export', '--json')).toMatchObject([
      { kind: 'contact', ...message.fields, files: [] },
      { reference, kind: 'quote', ...lead.fields, files: ['dak.jpg'] },
    ]);
  });
});

test('retry puts dead mails back, of one request or of all', async () => {
  const [one, two] = [await accepted(store), await accepted(store)];
  for (const { id } of await store.claim(10, LEASE, 'firm')) await store.bury(id, '550');
  expect((await leads(['retry', one.reference])).stdout).toBe('1 mail wordt opnieuw verstuurd.\n');
  now = Date.now();
  const retried = async () => (await store.claim(10, LEASE, 'firm')).map(({ lead }) => lead.reference);
  expect(await retried()).toEqual([one.reference]);
  expect((await leads(['retry'])).stdout).toBe('1 mail wordt opnieuw verstuurd.\n');
  now = Date.now();
  expect(await retried()).toEqual([two.reference]);
});

test('delete and purge delete every copy', async () => {
  const mail = (reference: string) => join(dataDir, 'mail', `${reference}-firm.eml`);
  mkdirSync(join(dataDir, 'mail'));
  const wanted = await accepted(store);
  const kept = await accepted(store);
  now -= 3 * 366 * DAY;
  const expired = await accepted(store);
  for (const { reference } of [wanted, kept, expired]) writeFileSync(mail(reference), 'mail');

  expect((await leads(['delete', wanted.reference, '--yes'])).stdout).toContain(wanted.reference);
  expect((await leads(['purge'])).stdout).toBe('1 verlopen aanvraag is verwijderd.\n');
  expect(await json('list', '--json')).toMatchObject([{ reference: kept.reference }]);
  expect([wanted, kept, expired].map(({ reference }) => existsSync(mail(reference)))).toEqual([false, true, false]);
});

test('backup writes a copy once, and never over another file', async () => {
  const { reference } = await accepted(store);
  const copy = join(dataDir, 'copy', 'leads.sqlite');
  mkdirSync(join(dataDir, 'copy'));
  expect((await leads(['backup', copy])).code).toBe(0);
  const listed = await leads(['list', '--json'], { DATA_DIR: join(dataDir, 'copy') });
  expect(JSON.parse(listed.stdout)).toMatchObject([{ reference }]);
  expect(await leads(['backup', copy])).toMatchObject({ code: 1, stderr: expect.stringContaining('bestaat al') });
});

test('purge says why it refuses; --force overrides it', async () => {
  now -= 3 * 366 * DAY;
  for (let i = 0; i < 6; i++) await accepted(store);
  await store.recordPurge(Date.now());
  const refused = await leads(['purge']);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^Niets verwijderd: .*6 van de 6.*een vijfde.*purge --force$/m);
  expect(await store.count()).toBe(6);
  expect((await leads(['purge', '--force'])).stdout).toBe('6 verlopen aanvragen zijn verwijderd.\n');
});

test('delete asks for confirmation; without a terminal it needs --yes', async () => {
  const { reference } = await accepted(store);
  const refused = await leads(['delete', reference]);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--yes') });
  expect(await store.count()).toBe(1);
});

test('correct gives a request another mail address, by the rule of the form, and sends the confirmation', async () => {
  const { reference } = await accepted(store);
  const [, visitor] = await claimAll(store);
  await store.bury(visitor?.id as number, '550');
  const refused = await leads(['correct', reference, 'geen adres']);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('e-mailadres') });
  expect((await leads(['correct', reference, 'goed@voorbeeld.nl'])).stdout).toContain('opnieuw');
  now = Date.now();
  expect(await store.claim(9, LEASE, 'visitor')).toMatchObject([{ lead: { fields: { email: 'goed@voorbeeld.nl' } } }]);
});

test.each([['list'], ['status', '--json'], ['retry'], ['purge'], ['backup', '/tmp/copy']])(
  '%s on a folder without a database says so, and makes none',
  async (...args) => {
    const fresh = join(dataDir, 'fresh');
    const { code, stdout, stderr } = await leads(args, { DATA_DIR: fresh });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(lines(stderr)).toEqual([expect.stringMatching(/fresh staat geen database.*DATA_DIR$/)]);
    expect(existsSync(fresh)).toBe(false);
  },
);

test('--help explains every command', async () => {
  const { code, stdout } = await leads(['--help']);
  expect(code).toBe(0);
  for (const name of ['list', 'show', 'export', 'status', 'retry', 'correct', 'delete', 'purge', 'backup']) {
    expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
});

test.each([
  [[], '--help'],
  [['toString'], '--help'],
  [['list', '--alles'], '--help'],
  [['show', 'AD-222222', 'AD-333333'], '--help'],
  [['show'], 'kenmerk'],
  [['show', 'AD-222222'], 'AD-222222'],
  [['delete', 'AD-222222'], 'AD-222222'],
  [['retry', 'AD-222222'], 'AD-222222'],
  [['backup'], 'bestand'],
  [['backup', '/nowhere/leads.sqlite'], '/nowhere'],
  [['correct', 'AD-222222', 'a@b.nl'], 'AD-222222'],
])('%j is answered with one line on what is wrong', async (args, word) => {
  const { code, stdout, stderr } = await leads(args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(lines(stderr)).toEqual([expect.stringContaining(word)]);
});

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
  [{ DATABASE_URL: 'postgres://leads@localhost:1/leads' }, 'ECONNREFUSED'],
])('%j is answered with one line on what is wrong', async (env, word) => {
  const { code, stderr } = await leads(['list'], env);
  expect(code).toBe(1);
  expect(lines(stderr)).toEqual([expect.stringContaining(word)]);
});
