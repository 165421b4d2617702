import { cpSync, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Moves the assets of the build in `folder`, and those of earlier builds, out of the way of a new build, which empties the
 * folder. Returns a function that puts those replaced within the last 30 days back as `earlier/assets`, for pages that are
 * still open. A file's modification time there is the time when it was replaced.
 */
export function takeEarlierAssets(folder: string): () => void {
  const aside = mkdtempSync(join(tmpdir(), 'assets-'));
  const [earlier, current] = [`${folder}/earlier/assets`, `${folder}/client/assets`];
  if (existsSync(earlier)) cpSync(earlier, aside, { recursive: true, preserveTimestamps: true });
  for (const path of globSync(`${aside}/*`)) {
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path);
  }
  // Without their timestamps: these are replaced now, however long ago they were built.
  if (existsSync(current)) cpSync(current, aside, { recursive: true });
  return () => {
    cpSync(aside, `${folder}/earlier/assets`, { recursive: true, preserveTimestamps: true });
    rmSync(aside, { recursive: true });
  };
}
