// Mails the owner what the past week brought: week.ts [FOLDER OF THE BACKUPS].
import { globSync, statSync } from 'node:fs';
import { settingsOrExit } from '../server/env.ts';
import { openPoints } from '../server/launch/open-points.ts';
import { smtpTransport } from '../server/mail/transports.ts';
import { weekMail } from '../server/mail/week-mail.ts';
import { openExistingStore } from '../server/store/store.ts';

const settings = settingsOrExit();
const [, , folder] = process.argv;
if (!settings.smtpUrl) {
  console.error('Zonder SMTP_URL gaat er geen weekmail uit.');
  process.exit(1);
}
const store = await openExistingStore(settings);
const counts = await store.weekCounts();
await store.close();
const copies = folder ? globSync(`${folder}/leads-*.sqlite`).map((file) => statSync(file).mtimeMs) : [];
const lastCopy = copies.length > 0 ? Math.max(...copies) : undefined;
const mail = weekMail(settings, { counts, lastCopy, openPoints: openPoints(settings).length });
await smtpTransport(settings.smtpUrl).send(mail);
