import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readSettings } from '../env.ts';
import { openExistingStore } from '../store/store.ts';
import * as commands from './commands.ts';

/** `operands`: how many it takes at most. `written` and `does`: its line of the help. */
type Known = readonly [run: commands.Command, operands: number, written: string, does: string];

const known: Readonly<Record<string, Known>> = {
  list: [commands.list, 0, '', 'alle aanvragen, de nieuwste eerst'],
  show: [commands.show, 1, 'REF', 'één aanvraag met foto’s en mails; REF is AD-7K3QX2 of 7K3QX2'],
  photos: [commands.photos, 2, 'REF MAP', 'de foto’s van één aanvraag in een map bewaren'],
  export: [commands.exportAll, 1, '[BESTAND]', 'alles voor een rekenblad'],
  status: [commands.status, 0, '', 'de cijfers van deze week, en wat aandacht vraagt'],
  retry: [commands.retry, 0, '', 'mislukte en wachtende mails nu opnieuw versturen'],
  resend: [commands.resend, 1, 'REF', 'de mails aan het bedrijf nog eens versturen, ook als ze al verstuurd zijn'],
  correct: [
    commands.correct,
    2,
    'REF MAIL',
    'het e-mailadres van de bezoeker verbeteren en de bevestiging opnieuw sturen',
  ],
  delete: [
    commands.remove,
    Number.POSITIVE_INFINITY,
    'REF… --yes',
    'aanvragen voorgoed verwijderen; --spam in plaats van REF: alle mogelijke spam',
  ],
  purge: [commands.purge, 0, '[--force]', 'verlopen aanvragen verwijderen; --force ook als de klok verdacht lijkt'],
  backup: [commands.backup, 1, 'BESTAND', 'een kopie van de SQLite-database'],
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  // When several addresses refuse the connection, the error has a code and no message.
  const { message, code } = error as NodeJS.ErrnoException;
  // The reader of a pipe may close it early, as `head` does.
  if (code !== 'EPIPE') {
    console.error(`Dit lukte niet: ${message || code}`);
    process.exitCode = 1;
  }
}

async function run(args: string[]): Promise<void> {
  const { name, operands, flags } = parsed(args);
  if (flags.help) {
    process.stdout.write(help());
    return;
  }
  const [command, most] = (Object.hasOwn(known, name) && known[name]) || [];
  if (!command || operands.length > (most ?? 0)) throw unknownCommand();
  const { dataDir, databaseUrl } = readSettings(process.env);
  const store = await openExistingStore({ dataDir, databaseUrl });
  try {
    const output = await command({ store, dataDir }, operands, flags);
    await pipeline(typeof output === 'string' ? [output] : output, process.stdout, { end: false });
  } finally {
    await store.close();
  }
}

function help(): string {
  const line = (usage: string, does: string) => `  ${usage.padEnd(22)} ${does}\n`;
  const lines = Object.entries(known).map(([name, [, , written, does]]) => line(`${name} ${written}`, does));
  return `Gebruik: npm run leads -- OPDRACHT\n\n${lines.join('')}${line('--help', 'deze uitleg')}`;
}

function parsed(args: string[]) {
  const flag = { type: 'boolean' } as const;
  try {
    const options = { spam: flag, yes: flag, force: flag, help: flag };
    const { positionals, values: flags } = parseArgs({ args, allowPositionals: true, options });
    const [name = '', ...operands] = positionals;
    return { name, operands, flags };
  } catch {
    throw unknownCommand();
  }
}

function unknownCommand(): Error {
  return new Error('deze opdracht is niet bekend. Alle opdrachten: npm run leads -- --help');
}
