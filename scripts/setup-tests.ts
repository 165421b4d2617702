// Sees to what the tests need beside the site itself: a browser and a PostgreSQL server; and, where Debian has them, the
// programs of an installation.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackage, tryToInstallPackage } from './debian-package.ts';

browser();
postgres();
installation();

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

/** Caddy and systemd's own check, for the tests of the installation; without them these are skipped. */
function installation(): void {
  for (const [program, name] of [
    ['caddy', 'caddy'],
    ['systemd-analyze', 'systemd'],
  ] as const) {
    if (spawnSync(program, ['--version']).error) tryToInstallPackage(name);
  }
}
