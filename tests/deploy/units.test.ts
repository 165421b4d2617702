import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { isProgramMissing } from '../../harness/program.ts';
import { serverArguments } from '../../scripts/server-command.mjs';
import { DELIVERY_MS } from '../../server/mail/outbox-worker.ts';
import { DEPLOY, directive, INSTALLED, readDeployed } from '../support/unit-file.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const unitFiles = globSync('*.{service,socket,timer}', { cwd: DEPLOY }).sort();

test('the unit starts the server with the project’s Node and the usual arguments', () => {
  const [start] = directive('amstelnok.service', 'ExecStart');
  expect(start).toBe([`${INSTALLED}/node_modules/.bin/node`, ...serverArguments].join(' '));
  expect(directive('amstelnok.service', 'WorkingDirectory')).toEqual([INSTALLED]);
  expect(directive('amstelnok.service', 'EnvironmentFile')).toEqual(['/etc/amstelnok/site.env']);
});

test('the stop timeout lets the site finish the mail being sent and the requests in progress', () => {
  const [drain] = /(?<=drainMs: )[\d_]+/.exec(readFileSync('server/listen.ts', 'utf8')) ?? [];
  const [seconds] = directive('amstelnok.service', 'TimeoutStopSec');
  expect(Number(seconds)).toBeGreaterThan((DELIVERY_MS + Number(drain?.replaceAll('_', ''))) / 1000);
});

test('a stop lets the site end the decoder of a photo itself', () => {
  expect(directive('amstelnok.service', 'KillMode')).toEqual(['mixed']);
});

describe.skipIf(isProgramMissing('systemd-analyze'))('as systemd reads them', () => {
  /** The units with paths in this folder, because systemd checks that the programs exist. */
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const name of unitFiles) {
    writeFileSync(join(folder, name), readDeployed(name).replaceAll(INSTALLED, ROOT));
  }
  const analyze = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, {
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  const instance = (name: string) => name.replace('@.', '@3001.');

  test.skipIf(isProgramMissing('restic'))('every unit is valid', () => {
    const { status, output } = analyze('verify', '--man=no', ...unitFiles.map((name) => join(folder, instance(name))));
    const ours = output.split('\n').filter((line) => line.includes('amstelnok'));
    expect({ status, ours }).toEqual({ status: 0, ours: [] });
  });

  test('the site is sandboxed', () => {
    const { status, output } = analyze(
      'security',
      '--offline=yes',
      '--threshold=20',
      join(folder, 'amstelnok.service'),
    );
    expect(status, output).toBe(0);
  });

  test.each(unitFiles.filter((name) => name.endsWith('.timer')))(
    '%s starts the service of its name repeatedly',
    (name) => {
      expect(unitFiles).toContain(name.replace('.timer', '.service'));
      const [calendar] = directive(name, 'OnCalendar');
      if (calendar) expect(analyze('calendar', calendar).status).toBe(0);
      else expect(directive(name, 'OnUnitActiveSec')).toEqual(['5min']);
    },
  );
});
