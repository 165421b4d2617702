import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { later } from '../harness/later.ts';
import { auditLeads, mailNames, untilMailed } from '../harness/lead-audit.ts';
import { LeadLedger } from '../harness/lead-ledger.ts';
import { killUnderLoad, sendUnanswered } from '../harness/lead-load.ts';
import { startSite } from '../harness/site-process.ts';
import { type Row, whole } from './report.ts';
import type { Scale } from './scale.ts';

/** Kills a server under load repeatedly, then compares the acknowledged requests with the stored ones. */
export async function measureKills({ killRounds }: Scale): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const ledger = new LeadLedger();
  for (let round = 0; round < killRounds; round++) await killUnderLoad(await startSite({ dataDir }), ledger);
  const site = await startSite({ dataDir, env: later });
  await sendUnanswered(site, ledger);
  await untilMailed({ dataDir });
  const mails = mailNames(site.mails().map(({ text }) => text));
  const { acknowledged, lost, duplicated, unmailed } = await auditLeads(ledger, { dataDir }, mails);
  await site.stop();
  rmSync(dataDir, { recursive: true });

  const none = (what: string, found: readonly string[]) => ({
    what: `kill -9, ${killRounds} rounds: ${what}`,
    value: whole(found.length),
    goal: '0',
    reached: found.length === 0,
  });
  return [
    { what: `kill -9, ${killRounds} rounds: acknowledged`, value: whole(acknowledged) },
    none('lost', lost),
    none('duplicates', duplicated),
    none('mails not sent', unmailed),
  ];
}
