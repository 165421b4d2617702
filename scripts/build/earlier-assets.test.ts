import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { saveEarlierAssets } from './earlier-assets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A build folder whose files have the given ages, in days. */
function buildFolder(files: Readonly<Record<string, number>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['client', 'earlier']) mkdirSync(join(folder, part, 'assets'), { recursive: true });
  for (const [name, days] of Object.entries(files)) {
    const time = new Date(Date.now() - days * DAY_MS);
    writeFileSync(join(folder, name), name);
    utimesSync(join(folder, name), time, time);
  }
  return folder;
}

/** Imitates a build, which replaces `client`. Returns the kept assets. */
function rebuild(folder: string): string[] {
  const putBack = saveEarlierAssets(folder);
  for (const part of ['client', 'earlier']) rmSync(join(folder, part), { recursive: true, force: true });
  putBack();
  return readdirSync(join(folder, 'earlier/assets')).sort();
}

test('assets are kept for 30 days after they are replaced, however old they are', () => {
  const folder = buildFolder({ 'client/assets/current.js': 200 });
  expect(rebuild(folder)).toEqual(['current.js']);
  // The next build follows immediately, so the asset was only just replaced.
  expect(rebuild(folder)).toEqual(['current.js']);
});

test('assets that were replaced more than 30 days ago are dropped', () => {
  const folder = buildFolder({ 'earlier/assets/29.js': 29, 'earlier/assets/31.js': 31, 'client/assets/current.js': 1 });
  expect(rebuild(folder)).toEqual(['29.js', 'current.js']);
});

test('the first build has nothing to keep', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  saveEarlierAssets(folder)();
  expect(existsSync(join(folder, 'client'))).toBe(false);
});
