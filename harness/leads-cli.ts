import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { StorePlace } from './lead-audit.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LARGEST_OUTPUT = 1024 ** 3;

/** What `npm run leads -- …` prints. */
export async function runLeads({ dataDir, databaseUrl = '' }: StorePlace, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/leads/cli.ts', ...args], {
    cwd: ROOT,
    env,
    maxBuffer: LARGEST_OUTPUT,
  });
  return stdout;
}
