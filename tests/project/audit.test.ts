import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../support/run-program.ts';

/** Runs the audit against a registry with these responses. */
async function audit(answer: RequestListener, env: Readonly<Record<string, string>> = {}) {
  const registry = createServer(answer).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  // npm caches responses in the home folder.
  const home = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => {
    registry.close();
    rmSync(home, { recursive: true });
  });
  const { port } = registry.address() as AddressInfo;
  const registryUrl = `http://127.0.0.1:${port}/`;
  return runProgram(process.execPath, ['scripts/audit.ts'], {
    HOME: home,
    npm_config_registry: registryUrl,
    CI: '',
    ...env,
  });
}

/** A registry with one vulnerability, in every version of one package. */
function registryWith(severity: string): RequestListener {
  const vulnerability = {
    id: 1,
    url: 'https://advisories.example/1',
    title: 'Weak',
    severity,
    vulnerable_versions: '*',
  };
  return ({ method, url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    const packument = { name, 'dist-tags': { latest: '99.0.0' }, versions: { '99.0.0': { name, version: '99.0.0' } } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(method === 'POST' ? { hono: [vulnerability] } : packument));
  };
}

test.for(['high', 'critical'])(
  'a dependency with a %s vulnerability fails the check and is named',
  async (severity) => {
    const { code, output } = await audit(registryWith(severity));
    expect(output).toContain(`hono *: ${severity}`);
    expect(code).toBe(1);
  },
);

test('a lesser vulnerability, or none, passes without output', async () => {
  expect(await audit(registryWith('moderate'))).toEqual({ code: 0, output: '' });
  expect(await audit((_request, response) => void response.end('{}'))).toEqual({ code: 0, output: '' });
});

test.for([
  ['passes offline', '', 0],
  ['fails in continuous integration', 'true', 1],
] as const)('without a response the check says NOT AUDITED and %s', async ([, CI, expected]) => {
  const { code, output } = await audit((_request, response) => void response.writeHead(405).end(), { CI });
  expect(output).toMatch(/^NOT AUDITED: .*\n$/);
  expect(code).toBe(expected);
});
