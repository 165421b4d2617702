import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

const CHROMIUM = '/usr/bin/chromium';

/** Sees to a Chromium for the tests: the one that is there, else Playwright's own, else Debian's. */
export function browser() {
  if (existsSync(CHROMIUM)) return;
  const probe =
    "import('@playwright/test').then(({ chromium }) => process.exit(require('node:fs').existsSync(chromium.executablePath()) ? 0 : 1))";
  if (spawnSync('node_modules/.bin/node', ['-e', probe]).status === 0) return;
  if (spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' }).status === 0) return;
  if (process.getuid?.() !== 0) {
    console.error(
      'The tests need a Chromium: install the package "chromium", or run "npx playwright install chromium".',
    );
    process.exit(1);
  }
  run(['apt-get', 'update', '-qq']);
  run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}
