import { expect, vi } from 'vitest';
import { mailNames, withStore } from '../../harness/lead-audit.ts';
import { killUnderLoad, sendLoad, sendUnanswered } from '../../harness/lead-load.ts';
import { peerMails, test } from '../support/fault-test.ts';
import { servePostgres } from '../support/serve.ts';
import { runSql } from '../support/supabase/project.ts';

const postgres = servePostgres();

test('when one of two servers on one PostgreSQL is killed under load, every mail is sent and none of the other’s twice', async ({
  start,
  visit,
  leads,
  dataDir,
  peer,
}) => {
  const databaseUrl = await postgres.createDatabase();
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: peer.url };
  const place = { dataDir, databaseUrl };
  const [one, two] = await Promise.all([start(env), start(env)]);
  const copies = () => peer.received.length - mailNames(peerMails(peer)()).size;

  await Promise.all([one, two].map((site) => leads.send(site, 15)));
  await leads.expectKept(peerMails(peer), place);
  expect(copies()).toBe(0);
  for (const site of [one, two]) expect(site.output()).toContain('mail-sent');

  const { ledger } = leads;
  let killed = false;
  const load = sendLoad({ client: visit(two, 4), ledger, connections: 4, mayContinue: () => !killed });
  await killUnderLoad(one, ledger);
  killed = true;
  await load;
  expect(ledger.unanswered).toBeGreaterThan(0);
  await sendUnanswered(two, ledger);

  // The mail that the killed server was sending remains. Its lease ends by the database's clock.
  await withStore(place, (store) =>
    vi.waitUntil(async () => (await store.weekCounts()).waiting <= 1, { timeout: 60_000, interval: 50 }),
  );
  await runSql(databaseUrl, 'UPDATE outbox SET leased_until = 0 WHERE leased_until IS NOT NULL');
  await leads.expectKept(peerMails(peer), place);
  expect(copies()).toBeLessThanOrEqual(1);
});
