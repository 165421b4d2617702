import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { peerMails, SOON, test } from '../support/fault-test.ts';
import { runProgram } from '../support/run-program.ts';
import { directive } from '../support/unit-file.ts';

const look = (url: string) => runProgram(process.execPath, ['scripts/health.ts', url]);
const alert = (env: Readonly<Record<string, string>>) =>
  runProgram(process.execPath, ['scripts/alert.ts', 'amstelnok-health.service'], env);

test('the health script prints nothing while the site is healthy, and what is wrong otherwise', async ({
  start,
  leads,
  peer,
}) => {
  const site = await start({ SMTP_URL: peer.url });
  expect(await look(site.url)).toEqual({ code: 0, output: '' });

  peer.fault = { at: 'data', reply: 550 };
  await leads.send(site, 1);
  await vi.waitFor(async () => expect(await leads.health(site)).toBe('degraded'), SOON);
  expect(await look(site.url)).toEqual({ code: 1, output: expect.stringMatching(/^http\S+\/healthz says "degraded"/) });

  await site.kill('SIGTERM');
  expect(await look(site.url)).toEqual({
    code: 1,
    output: expect.stringMatching(/^http\S+\/healthz does not respond: /),
  });
});

test('a failed unit is mailed to the operator', async ({ peer }) => {
  for (const unit of ['health', 'backup', 'week', 'copy'].map((name) => `amstelnok-${name}.service`)) {
    expect(directive(unit, 'OnFailure')).toEqual(['amstelnok-alert@%n.service']);
  }
  const env = { SMTP_URL: peer.url, ALERT_TO: 'beheer@dak.example', LEADS_TO: 'dak@dak.example' };
  expect(await alert(env)).toEqual({ code: 0, output: '' });
  const [[mail] = []] = [peerMails(peer)()];
  expect(peer.received.map(({ to }) => to)).toEqual([['beheer@dak.example']]);
  expect(mail).toContain('Subject: De website vraagt aandacht: amstelnok-health.service');
  const [, page = '', entry = ''] =
    /(docs\/[\w-]+\.md), onder "([^"]+)"/.exec(mail?.replaceAll('=\r\n', '') ?? '') ?? [];
  expect(readFileSync(page, 'utf8')).toContain(`## ${entry}\n`);
});

test('the alert keeps its password from a server without encryption', async ({ peer }) => {
  const url = peer.url.replace('://', '://beheer:wachtwoord@');
  expect(await alert({ SMTP_URL: url, ALERT_TO: 'beheer@dak.example' })).toEqual({
    code: 1,
    output: expect.stringContaining('ETLS'),
  });
  expect(peer.received).toEqual([]);
});

test('without a database no mail says that the week was empty', async ({ dataDir, peer }) => {
  const env = { DATA_DIR: join(dataDir, 'elders'), SMTP_URL: peer.url };
  const { code, output } = await runProgram(process.execPath, ['scripts/week.ts'], env);
  expect([code, output]).toEqual([1, expect.stringContaining('controleer DATA_DIR')]);
  expect(existsSync(env.DATA_DIR)).toBe(false);
  expect(peer.received).toEqual([]);
});

test('the owner gets a mail about the week, with the age of the last copy', async ({ start, leads, dataDir, peer }) => {
  const site = await start({ SMTP_URL: peer.url });
  await leads.send(site, 2);
  await vi.waitUntil(() => peer.received.length === 4, SOON);
  await site.kill('SIGTERM');
  const copies = join(dataDir, 'copies');
  mkdirSync(copies);
  const copy = join(copies, 'leads-copy.sqlite');
  writeFileSync(copy, '');
  // After midnight in Amsterdam, before it in UTC.
  const made = new Date('2026-11-22T23:07:00Z');
  utimesSync(copy, made, made);
  const env = { DATA_DIR: dataDir, SMTP_URL: peer.url, LEADS_TO: 'baas@dak.example' };
  expect(await runProgram(process.execPath, ['scripts/week.ts', copies], env)).toEqual({ code: 0, output: '' });
  expect(peer.received.at(-1)?.to).toEqual(['baas@dak.example']);
  const mail = peerMails(peer)().at(-1);
  expect(mail).toContain('Subject: De website deze week: 2 aanvragen');
  expect(mail).toContain('- verstuurde mails: 4');
  expect(mail).toContain('laatste kopie van de aanvragen: maandag 23 november 2026 om 00:07');
});
