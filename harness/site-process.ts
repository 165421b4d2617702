import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverArguments } from '../scripts/server-command.mjs';
import { type Running, startPrinting } from './program.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Options = {
  /** The folder with the built site and its server; by default this project. */
  readonly root?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where leads and mails go; by default a new temporary folder. */
  readonly dataDir?: string;
};

/** The real server in a separate process, on a free port. */
export type SiteProcess = Running & {
  readonly dataDir: string;
  /** The mails in the data folder, by file name. */
  mails(): { name: string; text: string }[];
  /** Ends it and removes its temporary data. */
  stop(): Promise<void>;
};

/** Starts the server and waits until it listens. Rejects with what it printed when it doesn't start. */
export async function startSite({ root = ROOT, env = {}, dataDir }: Options = {}): Promise<SiteProcess> {
  const data = dataDir ?? mkdtempSync(join(tmpdir(), 'site-'));
  const removeOwnData = async () => {
    if (!dataDir) await rm(data, { recursive: true, force: true });
  };
  const running = await startPrinting(process.execPath, serverArguments, {
    cwd: root,
    env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, RATE_LIMIT: 'off', ...env },
  }).catch(async (error) => {
    await removeOwnData();
    throw error;
  });
  return {
    ...running,
    dataDir: data,
    mails: () => readMails(data),
    async stop() {
      await running.kill('SIGKILL');
      await removeOwnData();
    },
  };
}

/** The mails that a server wrote into its data folder. */
export function readMails(dataDir: string): { name: string; text: string }[] {
  const folder = join(dataDir, 'mail');
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  } catch {
    // No mail has been written yet.
    return [];
  }
}
