import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { enginePackages, installPackages } from './debian-package.ts';

/** Programs whose tests are skipped where they are missing, with their Debian packages. */
const OPTIONAL = {
  caddy: ['caddy'],
  'systemd-analyze': ['systemd'],
  'firefox-esr': enginePackages.firefox,
  WebKitWebDriver: enginePackages.webkit,
};

/**
 * Installs what the tests need beside the npm packages: Chromium and PostgreSQL. Ends the program with one line that
 * names everything that is missing and cannot be installed.
 */
export function setUpTests(): void {
  const missing: string[] = [];
  if (!hasBrowser() && !installPlaywrightBrowser()) missing.push('chromium');
  if (!hasPostgres()) missing.push('postgresql');
  if (!installPackages(missing)) {
    console.error(`The tests need these Debian packages: ${missing.join(', ')}. Install them and run this again.`);
    process.exit(1);
  }
  for (const [program, names] of Object.entries(OPTIONAL)) if (!isInPath(program)) installPackages(names);
}

function hasBrowser(): boolean {
  return existsSync('/usr/bin/chromium') || existsSync(chromium.executablePath());
}

/** Root can install the system libraries that the browser needs, too. */
function installPlaywrightBrowser(): boolean {
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const { status } = spawnSync('node_modules/.bin/playwright', ['install', ...withLibraries, 'chromium']);
  if (status !== 0) console.log('Playwright could not download its Chromium: trying the Debian package.');
  return status === 0;
}

function hasPostgres(): boolean {
  return isInPath('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;
}

function isInPath(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined;
}
