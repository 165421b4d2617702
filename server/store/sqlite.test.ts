import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { accepted, photo, quote } from './contract/fixture.ts';
import { storeContract } from './contract.ts';
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
  return (now) => openStore({ dataDir, databaseUrl: undefined, now });
});

describe('SQLite', () => {
  test('a copy made under load has every request acknowledged before it, with photos, and can be opened', async () => {
    const [dataDir, restored] = [newFolder(), newFolder()];
    const store = await openStore({ dataDir, databaseUrl: undefined });
    const before = await Promise.all(
      Array.from({ length: 50 }, () => accepted(store, quote(), [photo('dak.jpg', 20_000)])),
    );
    const load = Promise.all(Array.from({ length: 200 }, () => accepted(store)));
    await store.backup(join(restored, 'copy.sqlite'));
    await load;
    await store.close();

    await copyFile(join(restored, 'copy.sqlite'), join(restored, 'leads.sqlite'));
    const copy = await openStore({ dataDir: restored, databaseUrl: undefined });
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
    const store = await openStore({ dataDir, databaseUrl: undefined });
    const { reference } = await accepted(store);
    const others = await Promise.all(Array.from({ length: 20 }, () => accepted(store)));
    const held = (text: string) =>
      readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(text));
    expect(held(reference)).toBe(true);
    const reader = new DatabaseSync(join(dataDir, 'leads.sqlite'));
    reader.exec('BEGIN; SELECT COUNT(*) FROM leads');
    await store.remove([reference]);
    const scrubbed = store.scrub();
    // Another connection still reads: the store tries again.
    expect(await store.count()).toBe(20);
    expect(held(reference)).toBe(true);
    reader.close();
    expect(await scrubbed).toBe(true);
    expect(held(reference)).toBe(false);
    expect(held(others[0]?.reference as string)).toBe(true);
    await store.close();
  });

  test('closing the store waits for pending calls', async () => {
    const store = await openStore({ dataDir: newFolder(), databaseUrl: undefined });
    const answers = Promise.all(Array.from({ length: 20 }, () => accepted(store)));
    await store.close();
    expect(await answers).toHaveLength(20);
  });

  test('a database of a newer version is not opened', async () => {
    const dataDir = newFolder();
    await (await openStore({ dataDir, databaseUrl: undefined })).close();
    const file = new DatabaseSync(join(dataDir, 'leads.sqlite'));
    file.exec('INSERT INTO schema_versions VALUES (9999)');
    file.close();
    await expect(openStore({ dataDir, databaseUrl: undefined })).rejects.toThrow('9999');
  });

  test('rejects when the folder can’t be created', async () => {
    await expect(openStore({ dataDir: '/dev/null/data', databaseUrl: undefined })).rejects.toThrow('ENOTDIR');
  });
});
