// Sees to what the tests need beside the site itself: a browser and a PostgreSQL server.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';

browser();
postgres();

/** Sees to a Chromium: Debian's when it is there, else Playwright's own, else Debian's installed. */
function browser(): void {
  if (existsSync('/usr/bin/chromium') || existsSync(chromium.executablePath())) return;
  if (spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' }).status === 0) return;
  installPackage('chromium');
}

/** Sees to a PostgreSQL server: one in the path or where Debian puts it, else Debian's installed. */
function postgres(): void {
  const inPath = spawnSync('initdb', ['--version']).status === 0;
  if (inPath || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0) return;
  installPackage('postgresql');
}

function installPackage(name: string): void {
  if (process.getuid?.() !== 0) {
    console.error(`The tests need "${name}": install that package, then run them again.`);
    process.exit(1);
  }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { status } = spawnSync('apt-get', ['-qq', ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) process.exit(1);
  }
}
