import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverArguments } from '../../scripts/server-command.mjs';

const dockerfile = readFileSync('Dockerfile', 'utf8');

test('the container starts the server like the unit, as an unprivileged user and with a health check', () => {
  const [, command = '[]'] = /^CMD (.*)$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(command)).toEqual(['node_modules/.bin/node', ...serverArguments]);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  expect(/^USER (.*)$/m.exec(dockerfile)?.[1]).toBe('site');
});

test('only listed files get into the image', () => {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(lines.find((line) => line && !line.startsWith('#'))).toBe('*');
  expect(lines.filter((line) => /^!(data|\.git|deploy)/.test(line))).toEqual([]);
});
