import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Packages with programs that only the tests of the Supabase project need: `npm start` does not install them. Deno is the
 * version that Supabase's runtime is compatible with, by its announcements.
 */
export const supabaseTools = { deno: '2.1.4', supabase: '3.1.0' };

/** Where `scripts/setup-tests.ts` installs them. */
export const toolsFolder = fileURLToPath(new URL('../node_modules/.cache/supabase-tools', import.meta.url));

const binaries = {
  deno: globSync('node_modules/@deno/*/deno', { cwd: toolsFolder })[0],
  supabase: globSync('node_modules/@supabase/cli-*/bin/supabase', { cwd: toolsFolder })[0],
};

/** Whether a test that needs a program is skipped: the programs could not be fetched. In CI that is a failure instead. */
export function isToolMissing(name: keyof typeof binaries): boolean {
  return binaries[name] === undefined && !process.env.CI;
}

/** The path of a program itself: killing its npm wrapper would leave it running. */
export function toolPath(name: keyof typeof binaries): string {
  const path = binaries[name];
  if (!path) throw new Error(`The program "${name}" is not installed: npm test fetches it`);
  return `${toolsFolder}/${path}`;
}
