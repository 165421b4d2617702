import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** A short hash of all pictures, for their URLs. */
export function picturesVersion(): string {
  const hash = createHash('sha256');
  for (const path of globSync('public/pictures/*').sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('base64url').slice(0, 4);
}
