import pg from 'pg';
import { expect, vi } from 'vitest';
import { mailNames, withStore } from '../../harness/lead-audit.ts';
import { killUnderLoad, sendLeads, sendLoad, sendUnanswered } from '../../harness/lead-load.ts';
import { startPostgres } from '../../harness/postgres.ts';
import { expectLeadsKept, peerMails, test } from '../support/fault-test.ts';

test('when one of two servers on one PostgreSQL is killed under load, every mail is sent and none of the other’s twice', async ({
  start,
  visit,
  dataDir,
  ledger,
  peer,
  onTestFinished,
}) => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: peer.url };
  const place = { dataDir, databaseUrl };
  const [one, two] = await Promise.all([start(env), start(env)]);
  const copies = () => peer.received.length - mailNames(peerMails(peer)()).size;

  await Promise.all([one, two].map((site) => sendLeads(visit(site), ledger, 15)));
  await expectLeadsKept(ledger, place, peerMails(peer));
  expect(copies()).toBe(0);
  for (const site of [one, two]) expect(site.output()).toContain('mail-sent');

  let killed = false;
  const load = sendLoad({ client: visit(two, 4), ledger, connections: 4, mayContinue: () => !killed });
  await killUnderLoad(one, ledger);
  killed = true;
  await load;
  expect(ledger.unanswered).toBeGreaterThan(0);
  await sendUnanswered(two, ledger);

  // The mail that the killed server was sending remains.
  await withStore(place, (store) =>
    vi.waitUntil(async () => (await store.weekCounts()).waiting <= 1, { timeout: 60_000, interval: 50 }),
  );
  await endLeases(databaseUrl);
  await expectLeadsKept(ledger, place, peerMails(peer));
  expect(copies()).toBeLessThanOrEqual(1);
});

/** Makes the mails due that a killed server had claimed. Their leases end by the database's clock. */
async function endLeases(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('UPDATE outbox SET leased_until = 0 WHERE leased_until IS NOT NULL');
  await client.end();
}
