import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { isProgramMissing } from '../../harness/program.ts';
import { test as base } from '../support/fault-test.ts';
import { countLeads, withStore } from '../support/leads.ts';
import { runProgram } from '../support/run-program.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures in use from this pattern.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'backups-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

/** Adds a backup of the given age in days. Returns its name. */
function earlierCopy(folder: string, days: number): string {
  const name = `leads-${days}-days-ago.sqlite`;
  const made = new Date(Date.now() - days * DAY_MS);
  writeFileSync(join(folder, name), '');
  utimesSync(join(folder, name), made, made);
  return name;
}

const createDatabase = (dataDir: string) => withStore({ dataDir }, async () => {});

test('a copy made while the site runs restores all requests, with the list of deleted ones', async ({
  start,
  leads,
  dataDir,
  folder,
}) => {
  await leads.send(await start(), 3);
  writeFileSync(join(dataDir, 'erased'), 'AD-7K3QX2 2026-11-22T09:00:00.000Z\n');
  const kept = earlierCopy(folder, 6);
  expect(await runProgram('deploy/backup', [folder], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'erased'), 'utf8')).toBe(readFileSync(join(dataDir, 'erased'), 'utf8'));
  const [copy = '', ...others] = readdirSync(folder).filter((name) => ![kept, 'erased'].includes(name));
  expect(others).toEqual([]);

  const restored = mkdtempSync(join(folder, 'restored-'));
  renameSync(join(folder, copy), join(restored, 'leads.sqlite'));
  expect(await countLeads({ dataDir: restored })).toBe(3);
});

test('copies are kept for a week, also after a day with more releases than a week has nights', async ({
  dataDir,
  folder,
}) => {
  await createDatabase(dataDir);
  const nights = [1, 2, 3, 4, 5, 6, 6.5].map((days) => earlierCopy(folder, days));
  for (let release = 0; release < 12; release++) earlierCopy(folder, 7.1 + release / 100);
  const { code, output } = await runProgram('deploy/backup', [folder], { DATA_DIR: dataDir });
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\S+\n$/) });
  expect(readdirSync(folder).toSorted()).toEqual([...nights, basename(output.trim())].toSorted());
});

test('the newest seven copies stay, however old they seem, as after a clock jump', async ({ dataDir, folder }) => {
  await createDatabase(dataDir);
  const old = [40, 41, 42, 43, 44, 45, 46, 47].map((days) => earlierCopy(folder, days));
  const { code, output } = await runProgram('deploy/backup', [folder], { DATA_DIR: dataDir });
  expect(code).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual([...old.slice(0, 6), basename(output.trim())].toSorted());
});

test('with less room than the requests and a reserve, or a disk that fills up, no copy is made', async ({
  start,
  leads,
  dataDir,
  folder,
}) => {
  await leads.send(await start(), 1);
  const bin = mkdtempSync(join(folder, '../bin-'));
  onTestFinished(() => rmSync(bin, { recursive: true }));
  writeFileSync(join(bin, 'df'), '#!/bin/sh\nprintf "header\n/dev/sda 0 0 500010\n"', { mode: 0o755 });
  const narrow = await runProgram('deploy/backup', [folder], {
    DATA_DIR: dataDir,
    PATH: `${bin}:${process.env.PATH}`,
  });
  expect(narrow).toMatchObject({ code: 1, output: expect.stringContaining('No copy made: 500 MB free') });
  const interrupted = await runProgram('sh', ['-c', 'ulimit -f 8; exec deploy/backup "$0"', folder], {
    DATA_DIR: dataDir,
  });
  expect(interrupted.code).not.toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('when no copy can be made, the backup fails and the earlier copies stay', async ({ folder }) => {
  const last = earlierCopy(folder, 35);
  const { code, output } = await runProgram('deploy/backup', [folder], { DATA_DIR: join(folder, last, 'no-folder') });
  expect(code).not.toBe(0);
  expect(output).not.toBe('');
  expect(readdirSync(folder)).toEqual([last]);
});

test.skipIf(isProgramMissing('restic'))(
  'the newest copy goes to another place, encrypted, and is restored from there',
  async ({ folder }) => {
    earlierCopy(folder, 1.5);
    const place = mkdtempSync(join(folder, '../elsewhere-'));
    onTestFinished(() => rmSync(place, { recursive: true }));
    const restic = { RESTIC_REPOSITORY: join(place, 'repository'), RESTIC_PASSWORD: 'geheim' };
    expect(await runProgram('restic', ['init', '--no-cache'], restic)).toMatchObject({ code: 0 });
    const copy = () => runProgram('deploy/copy', [folder], restic);
    expect(await copy()).toEqual({ code: 1, output: `No backup of the last day in ${folder}.\n` });

    const kept = earlierCopy(folder, 0.1);
    writeFileSync(join(folder, 'erased'), 'AD-7K3QX2');
    writeFileSync(join(folder, kept), 'requests');
    expect(await copy()).toMatchObject({ code: 0 });
    await runProgram('restic', ['restore', 'latest', '--no-cache', '--target', join(place, 'restored')], restic);
    const restored = join(place, 'restored');
    expect(readdirSync(restored).toSorted()).toEqual(['erased', kept].toSorted());
    expect(readFileSync(join(restored, kept), 'utf8')).toBe('requests');
  },
);
