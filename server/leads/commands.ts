import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { number } from '../../content/format.ts';
import { validateContact } from '../../shared/contact.ts';
import type { LeadDetails, LeadSummary } from '../store/archive.ts';
import type { Store } from '../store/store.ts';
import { jsonArray } from './json.ts';
import type { Progress } from './progress.ts';
import { eraseAgain, eraseLeads, PurgeRefusedError, purgeExpired } from './retention.ts';
import { exportCsv } from './sheet.ts';
import { labelled, tableHead, tableRow } from './table.ts';
import { kindWords, labelledFields, purposeWords, statusWords, time } from './text.ts';

/** A command that can't be carried out. The message is one line for the user. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export type Context = {
  readonly store: Store;
  readonly dataDir: string;
  readonly now: number;
  readonly progress: Progress;
  /** Asks for confirmation; rejects with a `CommandError` without a terminal. */
  readonly confirm: (question: string) => Promise<boolean>;
};

/** Flags and operands of a command line. */
export type Options = {
  readonly operand?: string;
  readonly email?: string;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly yes?: boolean;
  readonly force?: boolean;
};

/** A command yields its output in chunks. */
export type Command = (context: Context, options: Options) => AsyncIterable<string>;

const listColumns = [
  { title: 'Kenmerk', width: 10 },
  { title: 'Ontvangen', width: 16 },
  { title: 'Soort', width: 7 },
  { title: 'Status', width: 9 },
  { title: 'Foto’s', width: 6 },
  { title: 'Naam', width: 24 },
  { title: 'E-mail', width: 40 },
];

export async function* list({ store }: Context, { json }: Options) {
  if (json) {
    yield* jsonArray(store.list(), summaryJson);
    return;
  }
  yield tableHead(listColumns);
  for await (const lead of store.list()) {
    const { reference, receivedAt, kind, status, photoNames, fields } = lead;
    yield tableRow(listColumns, [
      reference,
      time(receivedAt),
      kindWords[kind],
      statusWords[status],
      String(photoNames.length || ''),
      fields.name,
      fields.email,
    ]);
  }
}

function summaryJson({ reference, kind, receivedAt, fields, status, photoNames }: LeadSummary) {
  const { name, email } = fields;
  return { reference, kind, receivedAt: new Date(receivedAt).toISOString(), name, email, status, files: photoNames };
}

export async function* show({ store }: Context, { operand }: Options) {
  const lead = await found(store, operand);
  yield labelled([
    ['Kenmerk', lead.reference],
    ['Ontvangen', time(lead.receivedAt)],
    ['Soort', kindWords[lead.kind] + (lead.suspectedSpam ? ' [mogelijk spam]' : '')],
    ...labelledFields(lead),
    ['Foto’s', lead.photoNames.join('\n') || 'geen'],
  ]);
  yield '\n';
  yield labelled(lead.mails.map((mail) => [`Mail ${purposeWords[mail.purpose]}`, mailState(mail)]));
}

function mailState({ status, attempts, at, lastError }: LeadDetails['mails'][number]): string {
  const when =
    status === 'pending' ? `${statusWords.pending} tot ${time(at)}` : `${statusWords[status]} op ${time(at)}`;
  return `${when} (pogingen: ${attempts})${lastError ? `\n${lastError}` : ''}`;
}

export async function* exportAll({ store, progress }: Context, { json }: Options) {
  const leads = counted(store, progress);
  yield* json ? jsonArray(leads, exportJson) : exportCsv(leads);
}

function exportJson({ reference, kind, receivedAt, suspectedSpam, status, fields, photoNames }: LeadSummary) {
  const received = new Date(receivedAt).toISOString();
  return { reference, kind, receivedAt: received, status, suspectedSpam, ...fields, files: photoNames };
}

async function* counted(store: Store, progress: Progress) {
  const total = await store.count();
  let done = 0;
  for await (const lead of store.list()) {
    yield lead;
    progress(++done, total);
  }
}

export async function* retry({ store }: Context, { operand }: Options) {
  const reference = operand === undefined ? undefined : (await found(store, operand)).reference;
  const mails = await store.retry(reference);
  yield mails === 1 ? '1 mail wordt opnieuw verstuurd.\n' : `${number(mails)} mails worden opnieuw verstuurd.\n`;
}

export async function* correct({ store }: Context, { operand, email }: Options) {
  const { reference } = await found(store, operand);
  const address = validEmail(email);
  if (address === undefined) throw new CommandError('Geef een geldig e-mailadres op: correct REF MAIL');
  const confirms = await store.correctEmail(reference, address);
  yield confirms
    ? `${reference} heeft nu dit e-mailadres. De bevestiging gaat opnieuw uit.\n`
    : `${reference} heeft nu dit e-mailadres. Er gaat geen bevestiging uit.\n`;
}

/** Validates a mail address with the form's rule. */
function validEmail(text = ''): string | undefined {
  const result = validateContact({ name: 'Jan', email: text, phone: '', message: 'Een bericht' });
  return result.ok ? result.value.email : undefined;
}

export async function* remove({ store, dataDir, now, confirm }: Context, { operand, yes }: Options) {
  const { reference } = await found(store, operand);
  if (!yes && !(await confirm(`${reference} met foto’s en mails voorgoed verwijderen?`))) {
    yield 'Er is niets verwijderd.\n';
    return;
  }
  await eraseLeads(store, dataDir, [reference], now);
  yield `${reference} is verwijderd, met foto’s en mails.\n`;
  if (!(await store.scrub())) yield 'De tekst wordt overschreven zodra de database niet meer in gebruik is.\n';
}

export async function* purge({ store, dataDir, now, progress }: Context, { force }: Options) {
  // A restored backup may contain deleted requests.
  await eraseAgain(store, dataDir, now);
  const purged = await purgeExpired(store, dataDir, now, { force, onProgress: progress }).catch((error) => {
    throw error instanceof PurgeRefusedError ? new CommandError(refusal(error, now)) : error;
  });
  yield purged === 1
    ? '1 verlopen aanvraag is verwijderd.\n'
    : `${number(purged)} verlopen aanvragen zijn verwijderd.\n`;
}

function refusal({ doubt, expired, total }: PurgeRefusedError, now: number): string {
  const why =
    doubt === 'clock'
      ? 'de vorige opschoning (of de nieuwste aanvraag) is meer dan 60 dagen oud'
      : 'dat is meer dan een vijfde van alle aanvragen';
  return `Niets verwijderd: er zouden ${number(expired)} van de ${number(total)} aanvragen verdwijnen en ${why}. Is het vandaag ${time(now)}? Dan: purge --force`;
}

export async function* status({ store }: Context, { json }: Options) {
  const counts = await store.status();
  if (json) {
    yield `${JSON.stringify(counts)}\n`;
    return;
  }
  const stuck = await store.stuck();
  yield labelled([
    ['Wachtende mails', number(counts.pending)],
    ['Verzonden mails', number(counts.sent)],
    ['Mislukte mails', number(counts.dead)],
    ['Langst wachtende', `${number(counts.oldestPendingSeconds)} s`],
    ['Vraagt aandacht', stuck.join('\n') || 'niets'],
  ]);
}

export async function* backup({ store }: Context, { operand }: Options) {
  if (operand === undefined) throw new CommandError('Geef het bestand op waarin de kopie komt: backup BESTAND');
  const folder = dirname(operand);
  if (!existsSync(folder)) throw new CommandError(`De map ${folder} bestaat niet: maak die eerst of kies een andere`);
  if (existsSync(operand)) throw new CommandError(`${operand} bestaat al: kies een andere naam`);
  await store.backup(operand);
  yield `De kopie staat in ${operand}.\n`;
}

async function found(store: Store, operand: string | undefined): Promise<LeadDetails> {
  if (operand === undefined) throw new CommandError('Geef een kenmerk op, zoals AD-7K3QX2');
  // CCDGTC means AD-CCDGTC.
  const lead = await store.find(`AD-${operand.trim().toUpperCase().replace(/^AD-/, '')}`);
  if (!lead) throw new CommandError(`Er is geen aanvraag ${operand}`);
  return lead;
}
