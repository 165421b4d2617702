import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The npm package of Deno, for tests only. Supabase states that its runtime is compatible with this version. */
export const DENO_PACKAGE = 'deno@2.1.4';

/** Where `scripts/setup-tests.ts` installs it. */
export const toolsFolder = fileURLToPath(new URL('../node_modules/.cache/supabase-tools', import.meta.url));

/** Path of the program, if it is installed; not of its npm wrapper: killing that would leave the program running. */
export function findDeno(): string | undefined {
  return globSync(`${toolsFolder}/node_modules/@deno/*/deno`)[0];
}
