import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { inventedFacts } from '../../content/company.ts';
import { startSite } from '../../harness/site-process.ts';
import { SOON, test } from '../support/fault-test.ts';
import { withStore } from '../support/leads.ts';

/** The output of a server that does not start. */
async function startFailure(env: Record<string, string>): Promise<string> {
  const outcome = await startSite({ env }).catch((error: Error) => error.message);
  if (typeof outcome === 'string') return outcome;
  await outcome.stop();
  throw new Error('The server started');
}

test('an invalid variable gives one line that names it', async () => {
  expect(await startFailure({ PORT: 'abc' })).toMatch(/^The server exited with 1: PORT must [^\n]+\n$/);
  // It would store requests where the commands of that database do not look.
  expect(await startFailure({ DATABASE_URL: 'postgres://db/leads' })).toMatch(
    /^The server exited with 1: DATABASE_URL [^\n]+\n$/,
  );
});

test('in production invented data of the firm are refused in one line, unless they are allowed', async ({
  onTestFinished,
}) => {
  const failure = await startFailure({ NODE_ENV: 'production' });
  expect(failure).toMatch(/^The server exited with 1: content\/company\.ts still has invented data \([^\n]+\n$/);
  for (const [name] of inventedFacts()) expect(failure).toContain(name);
  const site = await startSite({ env: { NODE_ENV: 'production', ALLOW_PLACEHOLDERS: 'on' } });
  onTestFinished(site.stop);
});

test.for([
  ['CONTACT_DELIVERY', 'on'],
  ['SUPABASE_ANON_KEY', 'sleutel'],
] as const)('a server with another %s than its pages does not start', async ([name, value]) => {
  expect(await startFailure({ NODE_ENV: 'production', [name]: value })).toMatch(
    new RegExp(`^The server exited with 1: ${name} differs from the value the pages were built with: [^\n]+\n$`),
  );
});

test('npm start, stopped by a signal to its whole process group, first finishes the mail being sent', async ({
  dataDir,
  leads,
  visit,
  peer,
}) => {
  peer.fault = { at: 'data', reply: 'nothing' };
  // An npm that installs nothing, because other tests use the packages.
  writeFileSync(join(dataDir, 'npm'), '#!/bin/sh\n', { mode: 0o755 });
  const path = `${dataDir}:${process.env.PATH}`;
  const env = { ...process.env, PATH: path, PORT: '0', DATA_DIR: dataDir, SMTP_URL: peer.url, RATE_LIMIT: 'off' };
  // The server gets the signal itself, and again from the script.
  const script = spawn(process.execPath, ['scripts/start.mjs'], { env, detached: true });
  let output = '';
  script.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const url = await vi.waitUntil(() => /http:\/\/\S+/.exec(output)?.[0], { timeout: 60_000, interval: 50 });
  await leads.send({ url }, 1);
  await vi.waitUntil(() => peer.waiting > 0, SOON);

  process.kill(-(script.pid as number), 'SIGTERM');
  const ended = once(script.stdout, 'end');
  await vi.waitUntil(() => output.includes('"stopping"'), SOON);
  // Meanwhile it serves visitors.
  await leads.send({ url }, 1);
  expect(await visit({ url }).read('/')).toContain('</html>');
  peer.fault = undefined;
  peer.resume();
  await ended;
  // A mail whose outcome was not stored would be sent again by the next process.
  const { sent } = await withStore({ dataDir }, (store) => store.weekCounts());
  expect(sent).toBeGreaterThan(0);
  expect(peer.received).toHaveLength(sent);
});
