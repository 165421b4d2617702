import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { newLead } from '../../harness/lead-client.ts';
import { sendLead } from '../../harness/lead-load.ts';
import { mailFiles, test } from '../support/fault-test.ts';

/** Locks the database as another process would. */
function lock(dataDir: string) {
  const other = new DatabaseSync(join(dataDir, 'leads.sqlite'), { timeout: 5_000 });
  other.exec('BEGIN IMMEDIATE');
  return () => other.close();
}

test('a short lock delays requests, not pages', async ({ start, visit, leads, dataDir }) => {
  const site = await start();
  const client = visit(site, 4);
  const unlock = lock(dataDir);
  let answered = 0;
  const waiting = Array.from({ length: 3 }, async () => {
    const response = await sendLead(client, leads.ledger, newLead());
    answered++;
    return response?.status;
  });
  await client.read('/contact');
  expect(answered).toBe(0);
  unlock();
  expect(await Promise.all(waiting)).toEqual([200, 200, 200]);
  await leads.expectKept(mailFiles(site));
});

test('a long lock makes the server refuse requests cleanly; afterwards it recovers', async ({
  start,
  leads,
  dataDir,
}) => {
  const site = await start();
  await leads.send(site, 1);
  const unlock = lock(dataDir);
  expect(await leads.sendOne(site)).toEqual({
    status: 503,
    body: { error: expect.stringMatching(/^Er is iets misgegaan.*of bel 0/) },
  });
  unlock();
  expect(await leads.sendOne(site)).toMatchObject({ status: 200 });
  await leads.expectKept(mailFiles(site));
});
