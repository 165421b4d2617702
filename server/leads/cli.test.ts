import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { accepted, claimAll, contact, LEASE, photo, quote } from '../store/contract/fixture.ts';
import { CLI, lines, test } from './testing/cli-test.ts';

const DAY = 86_400_000;

describe('list', () => {
  test('shows a table, the newest request first', async ({ leads, store, clock }) => {
    const first = await accepted(store, contact());
    clock.time += 1;
    const second = await accepted(store, quote(), [photo()]);
    const [head, rule, ...rows] = lines((await leads(['list'])).stdout);
    expect(rows.map((row) => row.split(' ')[0])).toEqual([second.reference, first.reference]);
    expect(rows[0]).toMatch(/offerte +wacht +1 +Zoë d'Hondt +zoe\.\d+@voorbeeld\.example$/);
    for (const title of ['Ontvangen', 'Soort', 'Status', 'Naam']) {
      const column = head?.indexOf(title) as number;
      expect([rule, ...rows].map((line) => line?.slice(column - 2, column))).toEqual(['  ', '  ', '  ']);
    }
  });

  test('gives JSON: one array with what a script needs', async ({ json, store, clock }) => {
    expect(await json('list', '--json')).toEqual([]);
    const lead = quote();
    const { reference } = await accepted(store, lead, [photo('voor.jpg'), photo('achter.jpg')]);
    expect(await json('list', '--json')).toEqual([
      {
        reference,
        kind: 'quote',
        receivedAt: new Date(clock.time).toISOString(),
        name: lead.fields.name,
        email: lead.fields.email,
        status: 'pending',
        files: ['voor.jpg', 'achter.jpg'],
      },
    ]);
  });

  test('exits without an error when its reader closes the pipe', async ({ store, dataDir }) => {
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

test('status counts the mails and names what needs a person', async ({ leads, json, store }) => {
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

test('show prints everything about a request; its reference may be typed in any form', async ({ leads, store }) => {
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
  test('is a CSV file that a spreadsheet opens without running it', async ({ leads, store }) => {
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

  test('is JSON with every field', async ({ json, store, clock }) => {
    const [lead, message] = [quote(), contact()];
    const { reference } = await accepted(store, lead, [photo()]);
    clock.time += 1;
    await accepted(store, message);
    expect(await json('export', '--json')).toMatchObject([
      { kind: 'contact', ...message.fields, files: [] },
      { reference, kind: 'quote', ...lead.fields, files: ['dak.jpg'] },
    ]);
  });
});

test('retry puts dead mails back, of one request or of all', async ({ leads, store, clock }) => {
  const [one, two] = [await accepted(store), await accepted(store)];
  for (const { id } of await store.claim(10, LEASE, 'firm')) await store.bury(id, '550');
  expect((await leads(['retry', one.reference])).stdout).toBe('1 mail wordt opnieuw verstuurd.\n');
  clock.time = Date.now();
  const retried = async () => (await store.claim(10, LEASE, 'firm')).map(({ lead }) => lead.reference);
  expect(await retried()).toEqual([one.reference]);
  expect((await leads(['retry'])).stdout).toBe('1 mail wordt opnieuw verstuurd.\n');
  clock.time = Date.now();
  expect(await retried()).toEqual([two.reference]);
});

test('delete and purge delete every copy', async ({ leads, json, store, dataDir, clock }) => {
  const mail = (reference: string) => join(dataDir, 'mail', `${reference}-firm.eml`);
  mkdirSync(join(dataDir, 'mail'));
  const wanted = await accepted(store);
  const kept = await accepted(store);
  clock.time -= 3 * 366 * DAY;
  const expired = await accepted(store);
  for (const { reference } of [wanted, kept, expired]) writeFileSync(mail(reference), 'mail');

  expect((await leads(['delete', wanted.reference, '--yes'])).stdout).toContain(wanted.reference);
  expect((await leads(['purge'])).stdout).toBe('1 verlopen aanvraag is verwijderd.\n');
  expect(await json('list', '--json')).toMatchObject([{ reference: kept.reference }]);
  expect([wanted, kept, expired].map(({ reference }) => existsSync(mail(reference)))).toEqual([false, true, false]);
});

test('purge deletes again what a restored backup brought back', async ({ leads, store, dataDir }) => {
  const [gone, kept] = [await accepted(store), await accepted(store)];
  writeFileSync(join(dataDir, 'erased'), `${gone.reference} ${new Date().toISOString()}\n`);
  expect((await leads(['purge'])).code).toBe(0);
  expect(await store.find(gone.reference)).toBeUndefined();
  expect(await store.find(kept.reference)).toBeDefined();
});

test('backup writes a copy once, and never over another file', async ({ leads, store, dataDir }) => {
  const { reference } = await accepted(store);
  const copy = join(dataDir, 'copy', 'leads.sqlite');
  mkdirSync(join(dataDir, 'copy'));
  expect((await leads(['backup', copy])).code).toBe(0);
  const listed = await leads(['list', '--json'], { DATA_DIR: join(dataDir, 'copy') });
  expect(JSON.parse(listed.stdout)).toMatchObject([{ reference }]);
  expect(await leads(['backup', copy])).toMatchObject({ code: 1, stderr: expect.stringContaining('bestaat al') });
});

test('purge says why it refuses; --force overrides it', async ({ leads, store, clock }) => {
  clock.time -= 3 * 366 * DAY;
  for (let i = 0; i < 6; i++) await accepted(store);
  await store.recordPurge(Date.now());
  const refused = await leads(['purge']);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^Niets verwijderd: .*6 van de 6.*een vijfde.*purge --force$/m);
  expect(await store.count()).toBe(6);
  expect((await leads(['purge', '--force'])).stdout).toBe('6 verlopen aanvragen zijn verwijderd.\n');
});

test('delete asks for confirmation; without a terminal it needs --yes', async ({ leads, store }) => {
  const { reference } = await accepted(store);
  const refused = await leads(['delete', reference]);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--yes') });
  expect(await store.count()).toBe(1);
});

test('correct gives a request another mail address, by the rule of the form, and sends the confirmation', async ({
  leads,
  store,
  clock,
}) => {
  const { reference } = await accepted(store);
  const [, visitor] = await claimAll(store);
  await store.bury(visitor?.id as number, '550');
  const refused = await leads(['correct', reference, 'geen adres']);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('e-mailadres') });
  expect((await leads(['correct', reference, 'goed@voorbeeld.nl'])).stdout).toContain('opnieuw');
  clock.time = Date.now();
  expect(await store.claim(9, LEASE, 'visitor')).toMatchObject([{ lead: { fields: { email: 'goed@voorbeeld.nl' } } }]);
});
