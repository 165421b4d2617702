import { defineConfig } from 'vitest/config';

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
    include: ['{app,content,scripts,server,shared,tests}/**/*.test.{ts,tsx}'],
    // Sharing a process between files takes half the CPU time of a process per file.
    isolate: false,
  },
});
