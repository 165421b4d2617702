import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { mailFiles, test } from '../support/fault-test.ts';

/** Locks the database as another process would. */
function lock(dataDir: string) {
  const other = new DatabaseSync(join(dataDir, 'leads.sqlite'), { timeout: 5_000 });
  other.exec('BEGIN IMMEDIATE');
  return () => other.close();
}

test('a lock delays requests, not pages; a long one makes the server refuse them, and it recovers', async ({
  start,
  visit,
  leads,
  dataDir,
}) => {
  const site = await start();
  const unlockSoon = lock(dataDir);
  const delayed = leads.sendOne(site);
  await visit(site).read('/contact');
  unlockSoon();
  expect(await delayed).toMatchObject({ status: 200 });

  const unlock = lock(dataDir);
  expect(await leads.sendOne(site)).toEqual({
    status: 503,
    body: { error: expect.stringMatching(/^Er is iets misgegaan.*of bel 0/) },
  });
  unlock();
  expect(await leads.sendOne(site)).toMatchObject({ status: 200 });
  await leads.expectKept(mailFiles(site));
});
