import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: {
    __PICTURES__: JSON.stringify('/pictures'),
    __PUBLIC_SETTINGS__: JSON.stringify({
      contactDelivery: false,
      supabaseUrl: '',
      supabaseAnonKey: 'key',
      analyticsSrc: '',
    }),
  },
  test: {
    include: ['{content,shared,app,server,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // By default one core stays idle: half of a small machine.
    maxWorkers: '100%',
    // As Playwright does: real servers on a busy machine. The report counts what passed only the second time.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
