import { cpSync, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Takes the assets of the build in `folder` and of those before it aside, for a new build begins by emptying it. Gives a
 * function that puts those of the last 30 days back as `earlier`, for pages that are still open.
 */
export function takeEarlierAssets(folder: string): () => void {
  const aside = mkdtempSync(join(tmpdir(), 'assets-'));
  for (const assets of [`${folder}/earlier/assets`, `${folder}/client/assets`]) {
    if (existsSync(assets)) cpSync(assets, aside, { recursive: true, preserveTimestamps: true });
  }
  for (const path of globSync(`${aside}/*`)) {
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path);
  }
  return () => {
    cpSync(aside, `${folder}/earlier/assets`, { recursive: true, preserveTimestamps: true });
    rmSync(aside, { recursive: true });
  };
}
