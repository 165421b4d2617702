import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverArguments } from '../server-command.mjs';

/**
 * Starts the built site once, on an empty folder, and stops it. Returns whether it started. This also fills the compile
 * cache for later starts.
 */
export async function tryStart(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const server = spawn(process.execPath, serverArguments, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' },
  });
  server.stdout.once('data', () => server.kill('SIGTERM'));
  const [code] = await once(server, 'exit');
  rmSync(folder, { recursive: true });
  return code === 0;
}
