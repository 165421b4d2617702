import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Call, Engine } from './operations.ts';
import type { Outcome, Request } from './sqlite.ts';

type Waiting = { resolve(value: unknown): void; reject(error: unknown): void };

/** Opens the SQLite file in `dataDir`, in a thread of its own: the calling thread never waits for the disk. */
export async function openSqlite(dataDir: string): Promise<Engine> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'leads.sqlite');
  // What SQLite makes itself is open to all; its log gets the rights of this file.
  await writeFile(file, '', { flag: 'a', mode: 0o600 });
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file });
  await once(worker, 'message');

  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: Error | undefined;

  worker.on('message', (outcomes: Outcome[]) => {
    for (const outcome of outcomes) {
      const caller = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if ('error' in outcome) caller?.reject(outcome.error);
      else caller?.resolve(outcome.value);
    }
  });
  worker.on('error', (error) => end(error as Error));
  const exited = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      end(new Error('the store is closed'));
      resolve();
    });
  });

  function end(reason: Error) {
    ended ??= reason;
    for (const caller of waiting.values()) caller.reject(ended);
    waiting.clear();
  }

  function run(call: Call): Promise<unknown> {
    if (ended) return Promise.reject(ended);
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...call, id } satisfies Request);
    });
  }

  return {
    run,
    backup: (targetFile) => copyDatabase(file, targetFile),
    close() {
      ended ??= new Error('the store is closed');
      worker.postMessage('close');
      return exited;
    },
  };
}

/** A copy stands under its name only once it is whole and on disk. */
async function copyDatabase(file: string, targetFile: string): Promise<void> {
  const draft = `${targetFile}.part`;
  await rm(draft, { force: true });
  await writeFile(draft, '', { mode: 0o600 });
  const source = new DatabaseSync(file, { readOnly: true });
  // All pages in one step: between steps another process's writes would start the copy over.
  await backup(source, draft, { rate: 2 ** 31 - 1 }).finally(() => source.close());
  await rename(draft, targetFile);
}
