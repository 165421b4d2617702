import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { accepted, claimAll, contact, listAll, photo, quote } from '../store/contract/fixture.ts';
import { CLI, lines, test } from '../testing/leads-command.ts';

const DAY = 86_400_000;

test('list shows a line for each request, the newest first', async ({ leads, store, clock }) => {
  const first = await accepted(store, contact());
  clock.time += 1;
  const second = await accepted(store, quote(), [photo()]);
  const [head, ...rows] = lines((await leads(['list'])).stdout);
  expect(rows.map((row) => row.split(' ')[0])).toEqual([second.reference, first.reference]);
  expect(rows[0]).toMatch(/offerte +wacht +Zoë d'Hondt <zoe\.\d+@voorbeeld\.example>$/);
  for (const title of ['Ontvangen', 'Soort', 'Mails', 'Naam']) {
    const column = head?.indexOf(title) as number;
    expect(rows.map((row) => row.slice(column - 2, column))).toEqual(['  ', '  ']);
  }
});

test('list exits without an error when its reader closes the pipe', async ({ store, dataDir }) => {
  await Promise.all(Array.from({ length: 2_000 }, () => accepted(store, contact())));
  const child = spawn(process.execPath, [...CLI, 'list'], { env: { DATA_DIR: dataDir } });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'close');
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
});

test('status counts the mails and names what needs a person', async ({ leads, store }) => {
  const { reference } = await accepted(store);
  const [firm, visitor] = await claimAll(store);
  await store.bury(visitor?.id as number, '550');
  expect((await leads(['status'])).stdout).toMatch(/bevestiging kregen: 1\nVraagt aandacht: niets$/m);
  await store.bury(firm?.id as number, '550');
  const { stdout } = await leads(['status']);
  expect(stdout).toContain('geweigerd: 1');
  expect(lines(stdout).at(-1)).toBe(`Vraagt aandacht: ${reference}`);
});

test('show prints everything about a request; its reference may be typed in any form', async ({ leads, store }) => {
  const lead = quote({ suspectedSpam: true });
  const { reference } = await accepted(store, lead, [photo('voor.jpg')]);
  await store.bury((await claimAll(store))[0]?.id as number, '550 no such user');
  const { stdout, code } = await leads(['show', ` ${reference.toLowerCase().slice('AD-'.length)}`]);
  expect(code).toBe(0);
  const { files: _, ...answers } = lead.fields;
  for (const text of [reference, ...Object.values(answers), 'voor.jpg', '[mogelijk spam]']) {
    // Indented, so that a visitor's line does not look like one of the program.
    expect(stdout).toContain(text.replaceAll('\n', '\n    '));
  }
  expect(stdout).toMatch(/aan het bedrijf: mislukt op .* \(pogingen: 1\), 550 no such user/);
});

test('export is a CSV file that a spreadsheet opens without running it', async ({ leads, store, dataDir }) => {
  const lead = quote();
  await accepted(store, { ...lead, fields: { ...lead.fields, name: '=HYPERLINK("x")', description: 'één,\n"twee"' } });
  const { stdout } = await leads(['export']);
  expect(stdout).toMatch(/^\ufeff"Kenmerk";/);
  expect(stdout).toContain(`;"'=HYPERLINK(""x"")";`);
  expect(stdout).toContain(`;"één,\n""twee""";`);
  const file = join(dataDir, 'leads.csv');
  expect((await leads(['export', file])).stdout).toContain(file);
  expect(readFileSync(file, 'utf8')).toBe(stdout);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await leads(['export', file])).toMatchObject({ code: 1, stderr: expect.stringContaining('bestaat al') });
});

test('retry puts dead mails back; resend sends the firm’s mails again, as new ones', async ({
  leads,
  store,
  clock,
}) => {
  const { reference } = await accepted(store, quote({ suspectedSpam: true }), [photo()]);
  const [first] = await claimAll(store);
  expect((await leads(['resend', reference])).stdout).toContain('worden juist verstuurd');
  await store.bury(first?.id as number, '550');
  expect((await leads(['retry'])).stdout).toMatch(/: 1\n$/);
  clock.time = Date.now();
  expect(await claimAll(store)).toMatchObject([{ messageId: first?.messageId, attempt: 2 }]);
  await store.markSent(first?.id as number);
  expect((await leads(['retry'])).stdout).toContain('resend REF');
  expect((await leads(['resend', reference])).stdout).toContain('nog eens');
  clock.time = Date.now();
  const [again, ...others] = await claimAll(store);
  expect(others).toEqual([]);
  expect(again).toMatchObject({ purpose: 'firm', photos: [{ name: 'dak.jpg' }] });
  expect(again?.messageId).not.toBe(first?.messageId);
});

test('photos writes them to a folder, readable by the user only', async ({ leads, store, dataDir }) => {
  const { reference } = await accepted(store, quote(), [photo('dak.jpg', 3), photo('goot.jpg', 4)]);
  const folder = join(dataDir, 'new', 'photos');
  const { stdout } = await leads(['photos', reference, folder]);
  const files = ['1-dak', '2-goot'].map((name) => join(folder, `${reference}-${name}.jpg`));
  expect(lines(stdout)).toEqual(files);
  expect(files.map((file) => statSync(file).size)).toEqual([3, 4]);
  for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await leads(['photos', reference, folder]);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('bestaat') });
});

test('delete takes several references, or everything that may be spam, and needs --yes', async ({ leads, store }) => {
  const [one, two, kept] = [await accepted(store), await accepted(store), await accepted(store)];
  for (let i = 0; i < 3; i++) await accepted(store, quote({ suspectedSpam: true }));
  const references = [one.reference, two.reference];
  const refused = await leads(['delete', ...references]);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(`${references.join(' ')}.*--yes`) });
  expect(await listAll(store)).toHaveLength(6);
  expect((await leads(['delete', ...references, '--yes'])).stdout).toContain(references.join(' '));
  expect((await leads(['delete', '--spam', '--yes'])).code).toBe(0);
  expect((await listAll(store)).map(({ reference }) => reference)).toEqual([kept.reference]);
});

test('purge deletes what has expired; when the clock may be wrong it says so and needs --force', async ({
  leads,
  store,
  clock,
  dataDir,
}) => {
  clock.time -= 3 * 366 * DAY;
  await accepted(store);
  const refused = await leads(['purge']);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/60 dagen.*purge --force$/m) });
  expect(await listAll(store)).toHaveLength(1);
  expect((await leads(['purge', '--force'])).stdout).toBe('Verlopen aanvragen verwijderd: 1\n');
  // Overwritten: the log no longer has its text.
  expect(statSync(join(dataDir, 'leads.sqlite-wal')).size).toBe(0);
  await accepted(store);
  expect((await leads(['purge'])).stdout).toBe('Verlopen aanvragen verwijderd: 1\n');
});

test('backup writes a copy once, and never over another file', async ({ leads, store, dataDir }) => {
  const { reference } = await accepted(store);
  const folder = join(dataDir, 'copy');
  mkdirSync(folder);
  expect((await leads(['backup', join(folder, 'leads.sqlite')])).code).toBe(0);
  expect((await leads(['list'], { DATA_DIR: folder })).stdout).toContain(reference);
  const again = await leads(['backup', join(folder, 'leads.sqlite')]);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('bestaat al') });
});

test('correct gives a request another mail address, by the rule of the form', async ({ leads, store, clock }) => {
  const { reference } = await accepted(store);
  const refused = await leads(['correct', reference, 'geen adres']);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('e-mailadres') });
  expect((await leads(['correct', reference, 'goed@voorbeeld.nl'])).stdout).toContain('opnieuw');
  expect(await store.find(reference)).toMatchObject({ fields: { email: 'goed@voorbeeld.nl' } });
  clock.time = Date.now();
  // Its mails are being sent.
  while (await store.claim(60_000));
  expect((await leads(['correct', reference, 'beter@voorbeeld.nl'])).stdout).toContain('over twee minuten');
});

test('--help explains every command', async ({ leads }) => {
  const { code, stdout } = await leads(['--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ {2}photos REF MAP +de foto’s van één aanvraag/m);
  expect(stdout.match(/^ {2}[a-z]+ /gm)).toHaveLength(11);
});

describe('one line says what is wrong:', () => {
  test.for<readonly [args: string[], word: string, env?: Record<string, string>]>([
    [[], '--help'],
    [['toString'], '--help'],
    [['list', '--alles'], '--help'],
    [['show', 'AD-222222', 'AD-333333'], '--help'],
    [['show'], 'kenmerk'],
    [['show', 'AD-222222'], 'AD-222222'],
    [['delete', 'AD-222222'], 'AD-222222'],
    [['delete'], 'kenmerk'],
    [['export', '/nowhere/leads.csv'], '/nowhere'],
    [['backup'], 'bestand'],
    [['backup', '/nowhere/leads.sqlite'], '/nowhere'],
    [['correct', 'AD-222222', 'a@b.nl'], 'AD-222222'],
    [['list'], 'PORT', { PORT: 'many' }],
    [['list'], 'DATA_DIR', { DATA_DIR: '/dev/null/data' }],
    [['list'], 'ECONNREFUSED', { DATABASE_URL: 'postgres://leads@localhost:1/leads' }],
  ])('%j', async ([args, word, env], { leads }) => {
    const { code, stdout, stderr } = await leads(args, env);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(lines(stderr)).toEqual([expect.stringContaining(word)]);
  });

  test('a folder without a database stays without one', async ({ leads, dataDir }) => {
    const fresh = join(dataDir, 'fresh');
    expect((await leads(['list'], { DATA_DIR: fresh })).stderr).toMatch(/fresh staat geen database.*DATA_DIR$/m);
    expect(existsSync(fresh)).toBe(false);
  });
});
