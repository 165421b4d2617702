import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The real server on a socket that stays open while the server restarts, as with systemd's socket activation. */
export type HeldSite = {
  readonly url: string;
  /** Stops the server by SIGTERM and waits until it has restarted. */
  restart(): Promise<void>;
  /** The exit codes of the earlier servers. */
  exitCodes(): number[];
  stop(): Promise<void>;
};

export async function startHeldSite(env: Readonly<Record<string, string>>): Promise<HeldSite> {
  const holder = spawn(process.execPath, ['tests/support/socket-holder.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, RATE_LIMIT: 'off', ...env },
    // In its own process group, so that signals reach the server too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [holder.stdout, holder.stderr]) stream.on('data', (chunk) => (output += chunk));
  const send = (signal: NodeJS.Signals) => process.kill(-(holder.pid as number), signal);
  const starts = () => [...output.matchAll(/De site staat op (\S+)/g)].map(([, url = '']) => url);
  const untilStarted = (count: number) => vi.waitUntil(() => starts()[count - 1], { timeout: 30_000, interval: 20 });

  return {
    url: await untilStarted(1),
    async restart() {
      const before = starts().length;
      send('SIGTERM');
      await untilStarted(before + 1);
    },
    exitCodes: () => [...output.matchAll(/ended with (\d+)/g)].map(([, code]) => Number(code)),
    async stop() {
      const ended = once(holder, 'exit');
      send('SIGKILL');
      await ended;
    },
  };
}
