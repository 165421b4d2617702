// Mails the operator that a systemd unit failed: alert.ts UNIT.
import { hostname } from 'node:os';
import { company } from '../content/company.ts';
import { settingsOrExit } from '../server/env.ts';
import { smtpTransport } from '../server/mail/transports.ts';

/** The entry of docs/wat-doe-ik-als.md for each unit. */
const entries: Record<string, string> = {
  health: 'De site is niet bereikbaar" of "Mails blijven steken',
  backup: 'De schijf is vol',
  copy: 'De schijf is vol',
  week: 'Mails blijven steken',
};

const { smtpUrl, mailFrom, alertTo } = settingsOrExit();
const [, , unit = ''] = process.argv;
const job = /amstelnok-(\w+)/.exec(unit)?.[1] ?? 'health';
if (!smtpUrl) {
  console.error(`${unit} ging mis, en zonder SMTP_URL hoort niemand dat.`);
  process.exit(1);
}
await smtpTransport(smtpUrl).send({
  from: { name: company.name, address: mailFrom },
  to: alertTo,
  subject: `De website vraagt aandacht: ${unit}`,
  text: [
    `Op ${hostname()} ging ${unit} mis.`,
    `Wat er gebeurde: journalctl --unit=${unit} --since=-1h`,
    `Wat u kunt doen: docs/wat-doe-ik-als.md, onder "${entries[job] ?? entries.health}".`,
  ].join('\n\n'),
});
