import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { startPrinting } from '../../harness/program.ts';

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
  const holder = await startPrinting(process.execPath, ['tests/support/socket-holder.ts'], {
    cwd: ROOT,
    env: { RATE_LIMIT: 'off', ...env },
    // In its own process group, so that signals reach the server too.
    detached: true,
  });
  const starts = () => holder.output().match(/De site staat op/g)?.length ?? 0;

  return {
    url: holder.url,
    async restart() {
      const before = starts();
      process.kill(-holder.pid, 'SIGTERM');
      await vi.waitUntil(() => starts() > before, { timeout: 30_000, interval: 20 });
    },
    exitCodes: () => [...holder.output().matchAll(/ended with (\d+)/g)].map(([, code]) => Number(code)),
    async stop() {
      await holder.kill('SIGKILL');
    },
  };
}
