import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than backups are kept, so that every deleted request in a restored backup is still on the list. */
const KEPT_MS = 45 * 24 * 60 * 60_000;

export type Erased = { readonly reference: string /** Milliseconds since 1970. */; readonly at: number };

/** Records deleted requests outside the database: only their references and the time. */
export async function recordErased(dataDir: string, references: readonly string[], at: number): Promise<void> {
  const lines = references.map((reference) => line({ reference, at }));
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await appendFile(listFile(dataDir), lines.join(''), { mode: 0o600, flush: true });
}

/** The deleted requests on the list, except those too old to be in a backup. */
export async function readErased(dataDir: string, now: number): Promise<Erased[]> {
  const listed = parse(await readFile(listFile(dataDir), 'utf8').catch(emptyIfMissing));
  const kept = listed.filter(({ at }) => at > now - KEPT_MS);
  if (kept.length < listed.length) await writeFile(listFile(dataDir), kept.map(line).join(''), { mode: 0o600 });
  return kept;
}

const listFile = (dataDir: string) => join(dataDir, 'erased');

function line({ reference, at }: Erased): string {
  return `${reference} ${new Date(at).toISOString()}\n`;
}

function parse(text: string): Erased[] {
  return text.split('\n').flatMap((entry) => {
    const [reference = '', time = ''] = entry.split(' ');
    const at = Date.parse(time);
    return Number.isNaN(at) ? [] : [{ reference, at }];
  });
}

function emptyIfMissing(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error;
  return '';
}
