import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '../support/run-program.ts';
import { DEPLOY, directive, INSTALLED, readDeployed } from '../support/unit-file.ts';

/** What a deploy script asks of `systemd-run`. */
async function askedOfSystemd(script: string, args: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'as-site-'));
  writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const { code, output } = await runProgram(DEPLOY + script, args, { PATH: `${folder}:${process.env.PATH}` });
  rmSync(folder, { recursive: true });
  expect(code).toBe(0);
  return output.trimEnd().split('\n');
}

const propertyOf = (asked: readonly string[], name: string) =>
  asked.flatMap((argument) => argument.split(`--property=${name}=`)[1] ?? []);

test('as-site runs a command in the site’s folder, with a private folder for the files that it writes', async () => {
  const asked = await askedOfSystemd('as-site', ['npm', 'run', 'leads', '--', 'show', 'AD-7K3QX2']);
  expect(asked).toContain(`--working-directory=${INSTALLED}`);
  expect(asked.slice(asked.indexOf('--') + 1)).toEqual(['npm', 'run', 'leads', '--', 'show', 'AD-7K3QX2']);
  expect(propertyOf(asked, 'StateDirectory')).toEqual(['amstelnok-export']);
  expect(propertyOf(asked, 'StateDirectoryMode')).toEqual(['0700']);

  // The site's folder belongs to root: a relative path would be refused.
  const written = [
    ...readFileSync('docs/leads.md', 'utf8').matchAll(/as-site .* (?:export|photos AD-\w+|backup) (\S+)/g),
  ];
  expect(written.map(([, path]) => path)).toEqual([
    '/var/lib/amstelnok-export/lijst.csv',
    '/var/lib/amstelnok-export/AD-7K3QX2',
    '/var/lib/amstelnok-export/kopie.sqlite',
  ]);
});

test('scripts of packages, which run during a build, see no folder with personal data', () => {
  const [, hidden = ''] = /InaccessiblePaths=([^']*)'/.exec(readDeployed('release')) ?? [];
  const folders = ['amstelnok-export', ...directive('amstelnok-backup.service', 'StateDirectory').join(' ').split(' ')];
  expect(hidden.split(' ').toSorted()).toEqual(folders.map((folder) => `-/var/lib/${folder}`).toSorted());
});
