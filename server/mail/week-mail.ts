import type { SendMailOptions } from 'nodemailer';
import { company } from '../../content/company.ts';
import type { WeekCounts } from '../store/archive.ts';
import type { Parties } from './mails/compose.ts';
import { moment } from './mails/layout.ts';

type Week = {
  readonly counts: WeekCounts;
  /** Milliseconds since 1970; `undefined` where copies are made elsewhere. */
  readonly lastCopy: number | undefined;
  /** How many points the launch check still has. */
  readonly openPoints: number;
};

/** Tells the owner what a week brought: when this mail does not come, something is wrong. */
export function weekMail({ leadsTo, mailFrom }: Parties, { counts, lastCopy, openPoints }: Week) {
  const copy = lastCopy === undefined ? 'niet op deze server' : moment(lastCopy);
  const lines = [
    'Dit kwam er in de afgelopen zeven dagen binnen:',
    ...countLines(counts),
    `- laatste kopie van de aanvragen: ${copy}`,
    `- punten die u nog moet invullen (npm run launch-check): ${openPoints}`,
    '',
    'Deze mail komt elke week. Blijft hij weg, dan is er iets mis.',
    'Wat u dan doet: docs/wat-doe-ik-als.md, onder "Een week geen enkele aanvraag".',
  ];
  const requests = counts.requests === 1 ? '1 aanvraag' : `${counts.requests} aanvragen`;
  return {
    from: { name: company.name, address: mailFrom },
    to: leadsTo,
    subject: `De website deze week: ${requests}`,
    text: lines.join('\n'),
  } satisfies SendMailOptions;
}

/** The figures of a week, a line for each. */
export function countLines({ requests, spam, sent, waiting, refused, unconfirmed }: WeekCounts): string[] {
  return [
    `- aanvragen: ${requests}, waarvan gemarkeerd als spam: ${spam}`,
    `- verstuurde mails: ${sent}`,
    `- mails die nog wachten: ${waiting}, geweigerd: ${refused}`,
    `- klanten die geen bevestiging kregen: ${unconfirmed}`,
  ];
}
