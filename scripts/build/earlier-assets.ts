import { cpSync, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Saves the assets of the build in `folder` and of earlier builds before a new build empties the folder. Returns a function
 * that restores those replaced in the last 30 days to `earlier/assets`, for pages that are still open. The modification
 * time of a file there is when it was replaced.
 */
export function saveEarlierAssets(folder: string): () => void {
  const aside = mkdtempSync(join(tmpdir(), 'assets-'));
  const [earlier, current] = [`${folder}/earlier/assets`, `${folder}/client/assets`];
  if (existsSync(earlier)) cpSync(earlier, aside, { recursive: true, preserveTimestamps: true });
  for (const path of globSync(`${aside}/*`)) {
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path);
  }
  // With new timestamps: these files are replaced now, whenever they were built.
  if (existsSync(current)) cpSync(current, aside, { recursive: true });
  return () => {
    cpSync(aside, `${folder}/earlier/assets`, { recursive: true, preserveTimestamps: true });
    rmSync(aside, { recursive: true });
  };
}
