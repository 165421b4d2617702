import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { lines, test } from './testing/cli-test.ts';

test.for([['list'], ['status', '--json'], ['retry'], ['purge'], ['backup', '/tmp/copy']])(
  '%s on a folder without a database says so, and makes none',
  async (args, { leads, dataDir }) => {
    const fresh = join(dataDir, 'fresh');
    const { code, stdout, stderr } = await leads(args, { DATA_DIR: fresh });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(lines(stderr)).toEqual([expect.stringMatching(/fresh staat geen database.*DATA_DIR$/)]);
    expect(existsSync(fresh)).toBe(false);
  },
);

test('--help explains every command', async ({ leads }) => {
  const { code, stdout } = await leads(['--help']);
  expect(code).toBe(0);
  for (const name of ['list', 'show', 'export', 'status', 'retry', 'correct', 'delete', 'purge', 'backup']) {
    expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
});

test.for<readonly [args: string[], word: string]>([
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
])('%j is answered with one line on what is wrong', async ([args, word], { leads }) => {
  const { code, stdout, stderr } = await leads(args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(lines(stderr)).toEqual([expect.stringContaining(word)]);
});

test.for<readonly [env: Record<string, string>, word: string]>([
  [{ PORT: 'many' }, 'PORT'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
  [{ DATABASE_URL: 'postgres://leads@localhost:1/leads' }, 'ECONNREFUSED'],
])('%j is answered with one line on what is wrong', async ([env, word], { leads }) => {
  const { code, stderr } = await leads(['list'], env);
  expect(code).toBe(1);
  expect(lines(stderr)).toEqual([expect.stringContaining(word)]);
});
