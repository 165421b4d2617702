import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests of functions and of built pages. They may share a process, because none of them loads Hono's Node server, which
 * replaces the global `Response`.
 */
const pure = [
  '{content,shared,app,scripts}/**/*.test.{ts,tsx}',
  'server/{functions,http,photos,site}/**/*.test.ts',
  'tests/content/*.test.ts',
  'tests/{browsers,cities-map,colours,contrast,icons,navigation,site,social,structured-data}.test.ts',
];

export default defineConfig({
  define: {
    __PUBLIC_SETTINGS__: JSON.stringify({
      contactDelivery: false,
      supabaseUrl: '',
      supabaseAnonKey: 'key',
      analyticsSrc: '',
    }),
  },
  test: {
    // Vitest leaves one core idle by default: half of a small machine.
    maxWorkers: '100%',
    // As in playwright.config.ts: the tests run real servers on a busy machine. The report shows which tests were retried.
    retry: process.env.CI ? 1 : 0,
    // Browsers run beside it: only a hang lasts this long.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        // Sharing a process between files takes almost half the CPU time of a process per file.
        test: { name: 'pure', include: pure, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['{server,tests}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...pure],
        },
      },
    ],
  },
});
