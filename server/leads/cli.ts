import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '../env.ts';
import { openStore } from '../store/open.ts';
import * as commands from './commands.ts';
import { progressBar } from './progress.ts';

const USAGE =
  'Gebruik: npm run leads -- list [--json] | show REF | export [--csv|--json] | retry [REF] | delete REF | purge | status [--json] | backup BESTAND';

const known: Readonly<Record<string, commands.Command>> = {
  list: commands.list,
  show: commands.show,
  export: commands.exportAll,
  retry: commands.retry,
  delete: commands.remove,
  purge: commands.purge,
  status: commands.status,
  backup: commands.backup,
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  // Whoever reads our output may stop early, as `head` does.
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') {
    console.error(failure(error));
    process.exitCode = 1;
  }
}

async function run(args: string[]): Promise<void> {
  const { command, options } = parse(args);
  const { dataDir, databaseUrl } = readSettings(process.env);
  const store = await openStore({ dataDir, databaseUrl });
  const bar = progressBar(process.stderr);
  try {
    const output = command({ store, dataDir, now: Date.now(), progress: bar.show }, options);
    await pipeline(Readable.from(output), process.stdout, { end: false });
  } finally {
    bar.clear();
    await store.close();
  }
}

function parse(args: string[]): { command: commands.Command; options: commands.Options } {
  const { positionals, values } = parseFlags(args);
  const [name = '', operand, ...more] = positionals;
  const command = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!command || more.length > 0) throw new commands.CommandError(USAGE);
  return { command, options: { ...values, ...(operand !== undefined && { operand }) } };
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, csv: { type: 'boolean' } },
    });
  } catch {
    throw new commands.CommandError(USAGE);
  }
}

function failure(error: unknown): string {
  if (error instanceof commands.CommandError || error instanceof SettingsError) return error.message;
  // A connection that several addresses refused has a code and no message.
  const { message, code } = error as NodeJS.ErrnoException;
  return `Dit lukte niet: ${message || code}`;
}
