import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readSettings } from '../env.ts';
import { databaseFile, openStore } from '../store/store.ts';
import * as commands from './commands.ts';

const HELP = `Gebruik: npm run leads -- OPDRACHT

  list                   alle aanvragen, de nieuwste eerst
  show REF               één aanvraag met foto’s en mails; REF is AD-7K3QX2 of 7K3QX2
  photos REF MAP         de foto’s van één aanvraag in een map bewaren
  export [BESTAND]       alles voor een rekenblad
  status                 de cijfers van deze week, en wat aandacht vraagt
  retry                  mislukte en wachtende mails nu opnieuw versturen
  resend REF             de mails aan het bedrijf nog eens versturen, ook als ze al verstuurd zijn
  correct REF MAIL       het e-mailadres van de bezoeker verbeteren en de bevestiging opnieuw sturen
  delete REF… --yes      aanvragen voorgoed verwijderen; --spam in plaats van REF: alle mogelijke spam
  purge [--force]        verlopen aanvragen verwijderen; --force ook als de klok verdacht lijkt
  backup BESTAND         een kopie van de SQLite-database
  --help                 deze uitleg
`;

/** The commands, each with the most operands that it takes. */
const known: Readonly<Record<string, readonly [run: commands.Command, operands: number]>> = {
  list: [commands.list, 0],
  show: [commands.show, 1],
  photos: [commands.photos, 2],
  export: [commands.exportAll, 1],
  status: [commands.status, 0],
  retry: [commands.retry, 0],
  resend: [commands.resend, 1],
  correct: [commands.correct, 2],
  delete: [commands.remove, Number.POSITIVE_INFINITY],
  purge: [commands.purge, 0],
  backup: [commands.backup, 1],
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
    process.stdout.write(HELP);
    return;
  }
  const [command, most] = (Object.hasOwn(known, name) && known[name]) || [];
  if (!command || operands.length > (most ?? 0)) throw unknownCommand();
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (!databaseUrl && !existsSync(databaseFile(dataDir))) {
    throw new Error(`in ${resolve(dataDir)} staat geen database met aanvragen: controleer DATA_DIR`);
  }
  const store = await openStore({ dataDir, databaseUrl });
  try {
    const output = await command({ store, dataDir }, operands, flags);
    await pipeline(typeof output === 'string' ? [output] : output, process.stdout, { end: false });
  } finally {
    await store.close();
  }
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
