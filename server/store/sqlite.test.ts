import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { storeContract } from './contract/contract.ts';
import { accepted, listAll, photo, quote } from './contract/fixture.ts';
import { accept } from './leads.ts';
import { connect, sqliteDatabase } from './sqlite.ts';
import { openStore } from './store.ts';

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leads-sqlite-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

storeContract(async () => {
  const dataDir = newFolder();
  return (now) => openStore({ dataDir, now });
});

describe('SQLite', () => {
  test('a copy made under load has every request acknowledged before it, with photos, and can be opened', async () => {
    const [dataDir, restored] = [newFolder(), newFolder()];
    const store = await openStore({ dataDir });
    const before = await Promise.all(
      Array.from({ length: 50 }, () => accepted(store, quote(), [photo('dak.jpg', 20_000)])),
    );
    const load = Promise.all(Array.from({ length: 200 }, () => accepted(store)));
    await store.backup(join(restored, 'copy.sqlite'));
    await load;
    await store.close();

    await copyFile(join(restored, 'copy.sqlite'), join(restored, 'leads.sqlite'));
    const copy = await openStore({ dataDir: restored });
    for (const { reference } of before) {
      expect(await copy.find(reference)).toMatchObject({ mails: [{ purpose: 'firm' }, { purpose: 'visitor' }] });
      expect((await copy.photos(reference))[0]?.bytes).toHaveLength(20_000);
    }
    await accepted(copy);
    await copy.close();
    expect(readdirSync(restored).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('no data of a removed request is left in the folder', async () => {
    const dataDir = newFolder();
    const store = await openStore({ dataDir });
    const { reference } = await accepted(store);
    const others = await Promise.all(Array.from({ length: 20 }, () => accepted(store)));
    const held = (text: string) =>
      readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(text));
    expect(held(reference)).toBe(true);
    const reader = new DatabaseSync(join(dataDir, 'leads.sqlite'));
    reader.exec('BEGIN; SELECT COUNT(*) FROM leads');
    await store.remove(reference);
    // While another connection reads, the log keeps the text.
    expect(await store.scrub()).toBe(false);
    expect(await listAll(store)).toHaveLength(20);
    expect(held(reference)).toBe(true);
    reader.close();
    expect(await store.scrub()).toBe(true);
    expect(held(reference)).toBe(false);
    expect(held(others[0]?.reference as string)).toBe(true);
    await store.close();
  });

  test('only this user can read the folder and the file', async () => {
    const dataDir = join(newFolder(), 'a/b');
    await (await openStore({ dataDir })).close();
    const modes = [dataDir, join(dataDir, 'leads.sqlite')].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  test('closing the store waits for pending calls', async () => {
    const store = await openStore({ dataDir: newFolder() });
    const answers = Promise.all(Array.from({ length: 20 }, () => accepted(store)));
    await store.close();
    expect(await answers).toHaveLength(20);
  });

  test('a database of another version is not opened', async () => {
    const dataDir = newFolder();
    await (await openStore({ dataDir })).close();
    const file = new DatabaseSync(join(dataDir, 'leads.sqlite'));
    file.exec('INSERT INTO schema_versions VALUES (9999)');
    file.close();
    await expect(openStore({ dataDir })).rejects.toThrow('9999');
  });

  test('a request that can’t be stored fails alone, and leaves no transaction open', async () => {
    const store = await openStore({ dataDir: newFolder() });
    const nameless = { ...quote(), kind: undefined as unknown as 'quote' };
    const results = await Promise.allSettled([quote(), nameless, quote()].map((lead) => store.accept(lead)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await accepted(store);
    expect(await listAll(store)).toHaveLength(3);
    await store.close();
  });

  test('a reference that is in use is not used again', async () => {
    const file = join(newFolder(), 'leads.sqlite');
    const database = sqliteDatabase(connect(file), file, { now: Date.now });
    const references = ['AD-777777', 'AD-777777', 'AD-888888'];
    const take = () => database.write((tx) => accept(tx, quote(), () => references.shift() as string));
    expect(await take()).toMatchObject({ outcome: 'stored', reference: 'AD-777777' });
    expect(await take()).toMatchObject({ outcome: 'stored', reference: 'AD-888888' });
    await database.close();
  });
});
