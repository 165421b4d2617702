import { cpSync, existsSync, globSync, rmSync, statSync } from 'node:fs';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Moves the assets of the last build aside, for pages that are still open, and drops those of over 30 days ago. */
export function keepEarlierAssets(folder: string): void {
  const earlier = `${folder}/earlier/assets`;
  if (existsSync(`${folder}/client/assets`)) {
    cpSync(`${folder}/client/assets`, earlier, { recursive: true, preserveTimestamps: true });
  }
  for (const path of globSync(`${earlier}/*`)) {
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path);
  }
}
