import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '../env.ts';
import { databaseFile, openStore } from '../store/store.ts';
import * as commands from './commands.ts';
import { progressBar } from './progress.ts';

const HELP = `Gebruik: npm run leads -- OPDRACHT

  list [--json]             alle aanvragen, de nieuwste eerst
  show REF                  één aanvraag met foto’s en mails; REF is AD-7K3QX2 of 7K3QX2
  export [--csv|--json]     alles voor een rekenblad of een programma
  status [--json]           hoeveel mails wachten, verzonden of mislukt zijn
  retry [REF]               mislukte en wachtende mails nu opnieuw versturen
  correct REF MAIL          het e-mailadres van de bezoeker verbeteren en de bevestiging opnieuw sturen
  delete REF [--yes]        een aanvraag voorgoed verwijderen; --yes vraagt niets
  purge [--force]           verlopen aanvragen verwijderen; --force ook als de klok verdacht lijkt
  backup BESTAND            een kopie van de SQLite-database
  --help                    deze uitleg
`;
const USAGE = 'Deze opdracht is niet bekend. Alle opdrachten: npm run leads -- --help';

const known: Readonly<Record<string, commands.Command>> = {
  list: commands.list,
  show: commands.show,
  export: commands.exportAll,
  retry: commands.retry,
  correct: commands.correct,
  delete: commands.remove,
  purge: commands.purge,
  status: commands.status,
  backup: commands.backup,
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  // The reader of a pipe may close it early, as `head` does.
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') {
    console.error(failure(error));
    process.exitCode = 1;
  }
}

async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseFlags(args);
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const { command, options } = commandOf(positionals, values);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (!databaseUrl && !existsSync(databaseFile(dataDir))) {
    throw new commands.CommandError(`In ${resolve(dataDir)} staat geen database met aanvragen: controleer DATA_DIR`);
  }
  const store = await openStore({ dataDir, databaseUrl });
  const bar = progressBar(process.stderr);
  try {
    const output = command({ store, dataDir, now: Date.now(), progress: bar.show, confirm }, options);
    await pipeline(Readable.from(output), process.stdout, { end: false });
  } finally {
    bar.clear();
    await store.close();
  }
}

function commandOf(positionals: string[], flags: commands.Options) {
  const [name = '', operand, email, ...more] = positionals;
  const command = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!command || more.length > 0 || (email !== undefined && name !== 'correct')) {
    throw new commands.CommandError(USAGE);
  }
  const operands = { ...(operand !== undefined && { operand }), ...(email !== undefined && { email }) };
  return { command, options: { ...flags, ...operands } };
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        yes: { type: 'boolean' },
        force: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch {
    throw new commands.CommandError(USAGE);
  }
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new commands.CommandError('Verwijderen is voorgoed: bevestig het met --yes');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [j/N] `);
  terminal.close();
  return /^ja?$/i.test(answer.trim());
}

function failure(error: unknown): string {
  if (error instanceof commands.CommandError || error instanceof SettingsError) return error.message;
  // When several addresses refuse the connection, the error has a code and no message.
  const { message, code } = error as NodeJS.ErrnoException;
  return `Dit lukte niet: ${message || code}`;
}
