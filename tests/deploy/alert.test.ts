import { expect, vi } from 'vitest';
import { sendLeads } from '../../harness/lead-load.ts';
import { peerMails, test } from '../support/fault-test.ts';
import { runProgram } from '../support/run-program.ts';
import { directive } from '../support/unit-file.ts';

const look = (url: string) => runProgram(process.execPath, ['scripts/health.ts', url]);
const alert = (env: Readonly<Record<string, string>>) =>
  runProgram(process.execPath, ['scripts/alert.ts', 'amstelnok-health.service'], env);

test('the health script prints nothing while the site is healthy, and what is wrong otherwise', async ({
  start,
  visit,
  ledger,
  peer,
}) => {
  const site = await start({ SMTP_URL: peer.url });
  expect(await look(site.url)).toEqual({ code: 0, output: '' });

  peer.fault = { at: 'recipient', reply: 550 };
  const client = visit(site);
  await sendLeads(client, ledger, 1);
  await vi.waitFor(async () => expect(await client.read('/healthz')).toBe('degraded'), { timeout: 20_000 });
  expect(await look(site.url)).toEqual({ code: 1, output: expect.stringMatching(/^http\S+\/healthz says "degraded"/) });

  await site.kill('SIGTERM');
  expect(await look(site.url)).toEqual({
    code: 1,
    output: expect.stringMatching(/^http\S+\/healthz does not respond: /),
  });
});

test('a failed unit is mailed to the operator', async ({ peer }) => {
  const env = { SMTP_URL: peer.url, ALERT_TO: 'beheer@dak.example', LEADS_TO: 'dak@dak.example' };
  expect(await alert(env)).toEqual({ code: 0, output: '' });
  const [[mail] = []] = [peerMails(peer)()];
  expect(peer.received.map(({ to }) => to)).toEqual([['beheer@dak.example']]);
  expect(mail).toContain('Subject: De website vraagt aandacht: amstelnok-health.service');
});

test('without a mail server the log says that no mail was sent', async () => {
  const { code, output } = await alert({});
  expect(code).toBe(1);
  expect(output).toMatch(/^amstelnok-health\.service [^\n]*SMTP_URL[^\n]*\n$/);
});

test('a failed health check or backup triggers the alert', () => {
  for (const unit of ['amstelnok-health.service', 'amstelnok-backup.service']) {
    expect(directive(unit, 'OnFailure')).toEqual(['amstelnok-alert@%n.service']);
  }
});
