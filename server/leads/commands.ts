import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contactFields } from '../../shared/contact.ts';
import { validate } from '../../shared/validation.ts';
import { countLines } from '../mail/week-mail.ts';
import type { LeadDetails } from '../store/archive.ts';
import { answers, type MailPurpose } from '../store/leads.ts';
import type { Store } from '../store/store.ts';
import { eraseAgain, eraseLeads, purgeExpired } from './retention.ts';
import { exportCsv } from './sheet.ts';
import { kindWords, statusWords, time } from './text.ts';

type Context = { readonly store: Store; readonly dataDir: string };
type Operands = readonly string[];
type Flags = { readonly spam?: boolean; readonly yes?: boolean; readonly force?: boolean };

type Output = string | AsyncIterable<string>;
/** Carries out a command and returns its output. Throws an error with one Dutch line for the user. */
export type Command = (context: Context, operands: Operands, flags: Flags) => Output | Promise<Output>;

export async function* list({ store }: Context) {
  yield 'Kenmerk    Ontvangen         Soort    Mails      Naam\n';
  for await (const { reference, receivedAt, kind, status, fields } of store.list()) {
    const words = [reference, time(receivedAt), kindWords[kind].padEnd(7), statusWords[status].padEnd(9)];
    yield `${words.join('  ')}  ${fields.name} <${fields.email}>\n`;
  }
}

export async function show({ store }: Context, [operand]: Operands) {
  const lead = await found(store, operand);
  const rows = [
    ['Kenmerk', lead.reference],
    ['Ontvangen', time(lead.receivedAt)],
    ['Soort', kindWords[lead.kind] + (lead.suspectedSpam ? ' [mogelijk spam]' : '')],
    ...answers(lead).map(({ field, value }) => [field.label, value]),
    ['Foto’s', lead.photoNames.join(', ') || 'geen'],
    ...lead.mails.map((mail) => [`Mail ${purposeWords[mail.purpose]}`, mailState(mail)]),
  ];
  // Indented, so that no line of a visitor's text looks like one of ours.
  return rows.map(([label, value]) => `${label}: ${value?.replaceAll('\n', '\n    ')}\n`).join('');
}

const purposeWords: Record<MailPurpose, string> = {
  firm: 'aan het bedrijf',
  visitor: 'aan de bezoeker',
  'late-photos': 'nagekomen foto’s',
  unconfirmed: 'bevestiging niet aangekomen',
};

function mailState({ status, attempts, at, lastError }: LeadDetails['mails'][number]): string {
  const when = `${statusWords[status]} ${status === 'pending' ? 'tot' : 'op'} ${time(at)}`;
  return `${when} (pogingen: ${attempts})${lastError ? `, ${lastError}` : ''}`;
}

export async function* photos({ store }: Context, [operand, folder]: Operands) {
  const { reference } = await found(store, operand);
  if (folder === undefined) throw new Error('geef de map op waarin de foto’s komen: photos REF MAP');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let number = 0;
  for (const { name, bytes } of await store.photos(reference)) {
    const file = join(folder, `${reference}-${++number}-${name}`);
    await writeNew(file, bytes);
    yield `${file}\n`;
  }
  if (number === 0) yield `${reference} heeft geen foto’s.\n`;
}

export async function exportAll({ store }: Context, [file]: Operands) {
  const content = exportCsv(store.list());
  if (file === undefined) return content;
  // Written here and not by the shell: npm prints a line before the first, and the file holds personal data.
  await writeNew(file, content);
  return `Alle aanvragen staan in ${file}.\n`;
}

/** Writes a file that only the user can read, never over another one. */
async function writeNew(file: string, content: Uint8Array | AsyncIterable<string>): Promise<void> {
  requireNew(file);
  await writeFile(file, content, { flag: 'wx', mode: 0o600 });
}

function requireNew(file: string): void {
  if (!existsSync(dirname(file))) throw new Error(`de map ${dirname(file)} bestaat niet: maak die eerst`);
  if (existsSync(file)) throw new Error(`${file} bestaat al: kies een andere naam`);
}

export async function status({ store }: Context) {
  const stuck = await store.stuck();
  const lines = countLines(await store.weekCounts());
  return `De afgelopen zeven dagen:\n${lines.join('\n')}\nVraagt aandacht: ${stuck.join(', ') || 'niets'}\n`;
}

export async function retry({ store }: Context) {
  const mails = await store.retry();
  if (mails > 0) return `Mails die opnieuw worden verstuurd: ${mails}\n`;
  return 'Er zijn geen mails mislukt of uitgesteld. Een verstuurde mail nog eens: resend REF\n';
}

export async function resend({ store }: Context, [operand]: Operands) {
  const { reference } = await found(store, operand);
  const mails = await store.resend(reference);
  return mails > 0
    ? `De mails van ${reference} gaan nog eens naar het bedrijf.\n`
    : `De mails van ${reference} worden juist verstuurd: probeer het over twee minuten opnieuw.\n`;
}

export async function correct({ store }: Context, [operand, email = '']: Operands) {
  const { reference } = await found(store, operand);
  const checked = validate({ email: contactFields.email }, { email });
  if (!checked.ok) throw new Error('geef een geldig e-mailadres op: correct REF MAIL');
  const confirmation = await store.correctEmail(reference, checked.value.email);
  return `${reference} heeft nu dit e-mailadres. ${CORRECTED[confirmation]}\n`;
}

const CORRECTED = {
  'sends-again': 'Er gaat opnieuw een bevestiging uit.',
  'being-sent': 'De bevestiging wordt juist verstuurd: geef deze opdracht over twee minuten nog eens.',
  none: 'Er gaat geen bevestiging uit.',
};

export async function remove({ store, dataDir }: Context, operands: Operands, { spam, yes }: Flags) {
  const references = spam ? await suspectedSpam(store) : await foundAll(store, operands);
  if (references.length === 0) return 'Er is niets te verwijderen.\n';
  const what = `${references.join(' ')}, met foto’s en mails`;
  if (!yes) throw new Error(`verwijderen is voorgoed. Verwijdert u ${what}? Typ er dan --yes achter`);
  await eraseLeads(store, dataDir, references, Date.now());
  await store.scrub();
  return `Verwijderd: ${what}.\n`;
}

async function suspectedSpam(store: Store): Promise<string[]> {
  const references: string[] = [];
  for await (const { reference, suspectedSpam } of store.list()) if (suspectedSpam) references.push(reference);
  return references;
}

export async function purge({ store, dataDir }: Context, _: Operands, { force }: Flags) {
  // A restored backup may contain deleted requests.
  await eraseAgain(store, dataDir);
  const count = await purgeExpired(store, dataDir, Date.now(), { force });
  await store.scrub();
  return `Verlopen aanvragen verwijderd: ${count}\n`;
}

export async function backup({ store }: Context, [file]: Operands) {
  if (file === undefined) throw new Error('geef het bestand op waarin de kopie komt: backup BESTAND');
  requireNew(file);
  await store.backup(file);
  return `De kopie staat in ${file}.\n`;
}

async function foundAll(store: Store, operands: Operands): Promise<string[]> {
  const wanted = operands.length > 0 ? operands : [undefined];
  const leads = await Promise.all(wanted.map((operand) => found(store, operand)));
  return leads.map(({ reference }) => reference);
}

async function found(store: Store, operand: string | undefined): Promise<LeadDetails> {
  if (operand === undefined) throw new Error('geef een kenmerk op, zoals AD-7K3QX2');
  // CCDGTC means AD-CCDGTC.
  const lead = await store.find(`AD-${operand.trim().toUpperCase().replace(/^AD-/, '')}`);
  if (!lead) throw new Error(`er is geen aanvraag ${operand}`);
  return lead;
}
