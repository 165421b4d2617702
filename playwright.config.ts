import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// From Debian's packages. The headless shell takes a third less CPU time than the full browser.
const debianBrowser = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './harness/font.ts',
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  fullyParallel: true,
  // Vitest runs beside it. Only a hang lasts this long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  reporter: [['list']],
  use: {
    locale: 'nl-NL',
    // Tracing every test would take a third of the CPU time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(debianBrowser && { executablePath: debianBrowser }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No access to other hosts, such as the maps service. Intercepting requests instead turns the cache off.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        // Renders text as a browser with a window does.
        '--font-render-hinting=slight',
      ],
    },
  },
});
