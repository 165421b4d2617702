import { globSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, esmExternalRequirePlugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The functions' names. */
const functionNames = globSync('supabase/functions/*/index.ts', { cwd: ROOT }).map((file) => basename(dirname(file)));

const nodeModules = builtinModules.filter((module) => !module.startsWith('node:'));

/** Node globals that packages use. In Deno some are missing or different: its timers have no `unref`. */
const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'];
const globals = {
  Buffer: ['node:buffer', 'Buffer'],
  process: ['node:process', 'default'],
  ...Object.fromEntries(timers.map((name) => [name, ['node:timers', name]])),
} as Record<string, [module: string, name: string]>;

/**
 * Bundles each function with its packages into `<name>/index.js` in a folder: `supabase functions deploy` does not reach
 * files outside `supabase/`.
 */
export async function bundleFunctions(outDir: string): Promise<void> {
  for (const name of functionNames) {
    await build({
      root: ROOT,
      configFile: false,
      publicDir: false,
      define: { global: 'globalThis' },
      logLevel: 'warn',
      resolve: { alias: Object.fromEntries(nodeModules.map((module) => [module, `node:${module}`])) },
      plugins: [esmExternalRequirePlugin({ external: nodeModules.map((module) => `node:${module}`) })],
      ssr: { noExternal: true },
      build: {
        ssr: join(ROOT, 'supabase/functions', name, 'index.ts'),
        outDir: join(outDir, name),
        emptyOutDir: true,
        target: 'es2022',
        rolldownOptions: {
          transform: { inject: globals },
          output: { codeSplitting: false, entryFileNames: 'index.js' },
        },
      },
    });
  }
}
