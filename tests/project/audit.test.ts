import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../support/run.ts';

/** Runs the audit against a registry that answers as told. */
async function audit(answer: RequestListener) {
  const registry = createServer(answer).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  // What another test's registry said is remembered in the home folder.
  const home = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => {
    registry.close();
    rmSync(home, { recursive: true });
  });
  const { port } = registry.address() as AddressInfo;
  return run(process.execPath, ['scripts/audit.ts'], { HOME: home, npm_config_registry: `http://127.0.0.1:${port}/` });
}

/** A registry that knows one weakness of a package in every version. */
function registryWith(severity: string): RequestListener {
  const weakness = { id: 1, url: 'https://advisories.example/1', title: 'Weak', severity, vulnerable_versions: '*' };
  return ({ method, url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    const packument = { name, 'dist-tags': { latest: '99.0.0' }, versions: { '99.0.0': { name, version: '99.0.0' } } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(method === 'POST' ? { hono: [weakness] } : packument));
  };
}

test.for(['high', 'critical'])('a dependency with a %s weakness fails the check and is named', async (severity) => {
  const { code, output } = await audit(registryWith(severity));
  expect(output).toContain(`hono *: ${severity}`);
  expect(code).toBe(1);
});

test('a lesser weakness, or none, passes in silence', async () => {
  expect(await audit(registryWith('moderate'))).toEqual({ code: 0, output: '' });
  expect(await audit((_request, response) => void response.end('{}'))).toEqual({ code: 0, output: '' });
});

test('a registry that answers no audits is told of in one line, and passes', async () => {
  const { code, output } = await audit((_request, response) => void response.writeHead(405).end());
  expect(output).toMatch(/^Dependencies were not audited: .*\n$/);
  expect(code).toBe(0);
});
