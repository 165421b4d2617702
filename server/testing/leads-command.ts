import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'vitest';
import { openStore, type Store } from '../store/store.ts';

const fileOf = (path: string) => new URL(path, import.meta.url).pathname;

/** Node's arguments for the program. The compile cache halves the time of each call. */
export const CLI = [`--import=${fileOf('../compiled.mjs')}`, fileOf('../leads/cli.ts')];

type Env = Readonly<Record<string, string>>;
type Result = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Runs `npm run leads -- …` with these variables only. */
export function runLeads(args: readonly string[], env: Env): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>();
  const options = { env, maxBuffer: Number.POSITIVE_INFINITY };
  const child = execFile(process.execPath, [...CLI, ...args], options, (_, stdout, stderr) =>
    resolve({ code: child.exitCode, stdout, stderr }),
  );
  return promise;
}

type Fixtures = {
  dataDir: string;
  /** The store's clock. */
  clock: { time: number };
  /** Stays open, as in the server. */
  store: Store;
  /** Runs the program on the data folder. */
  leads: (args: readonly string[], env?: Env) => Promise<Result>;
};

/** A test of the command line with a store in a temporary folder. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of used fixtures from this pattern.
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'leads-cli-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  clock: async ({}, use) => use({ time: Date.now() }),
  store: [
    async ({ dataDir, clock }, use) => {
      const store = await openStore({ dataDir, now: () => clock.time });
      await use(store);
      await store.close();
    },
    { auto: true },
  ],
  leads: async ({ dataDir }, use) => use((args, env) => runLeads(args, { DATA_DIR: dataDir, ...env })),
});

/** The lines of a text. */
export const lines = (text: string) => text.trimEnd().split('\n');
