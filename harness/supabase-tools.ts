import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Packages with programs that only the tests of the Supabase project need, so `npm start` does not install them. Supabase
 * states that its runtime is compatible with this version of Deno.
 */
export const supabaseTools = { deno: '2.1.4', supabase: '3.1.0' };

/** Where `scripts/setup-tests.ts` installs them. */
export const toolsFolder = fileURLToPath(new URL('../node_modules/.cache/supabase-tools', import.meta.url));

const binaries = {
  deno: globSync('node_modules/@deno/*/deno', { cwd: toolsFolder })[0],
  supabase: globSync('node_modules/@supabase/cli-*/bin/supabase', { cwd: toolsFolder })[0],
};

/** Whether to skip a test because its program could not be downloaded. In CI the test fails instead. */
export function isToolMissing(name: keyof typeof binaries): boolean {
  return binaries[name] === undefined && !process.env.CI;
}

/** The path of a program, not of its npm wrapper: killing that would leave the program running. */
export function toolPath(name: keyof typeof binaries): string {
  const path = binaries[name];
  if (!path) throw new Error(`The program "${name}" is not installed: npm test fetches it`);
  return `${toolsFolder}/${path}`;
}
