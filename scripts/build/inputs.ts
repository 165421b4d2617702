import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { PublicSettings } from '../../shared/settings.ts';

const SOURCES = [
  '{app,content,shared,public,scripts}/**/*.*',
  '*.config.ts',
  'package-lock.json',
  'server/{env.ts,site/*.ts}',
];

/** One hash of everything that a build is made from. */
export function hashInputs(settings: PublicSettings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const path of globSync(SOURCES, { exclude: ['**/*.test.{ts,tsx}'] }).sort())
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
