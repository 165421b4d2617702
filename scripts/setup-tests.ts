import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { supabaseTools, toolsFolder } from '../harness/supabase-tools.ts';
import { enginePackages, installPackages } from './debian-package.ts';

/** Debian's headless Chromium: the tests take a third less CPU time than in the full browser. */
const SHELL = 'chromium-headless-shell';

/** Programs whose tests are skipped where they are missing, with their Debian packages. */
const OPTIONAL = {
  caddy: ['caddy'],
  pgbouncer: ['pgbouncer'],
  'systemd-analyze': ['systemd'],
  'firefox-esr': enginePackages.firefox,
  WebKitWebDriver: enginePackages.webkit,
  // Only Debian 12 has a package of the old WebKit.
  ...(debianVersion().startsWith('12') && { WPEWebDriver: enginePackages.oldWebkit }),
};

/**
 * Installs what the tests need besides npm packages: Chromium and PostgreSQL. If something cannot be installed, exits with
 * one line that names everything missing.
 */
export function setUpTests(): void {
  const missing: string[] = [];
  if (!hasBrowser() && !installPlaywrightBrowser()) missing.push(SHELL);
  if (!hasPostgres()) missing.push('postgresql');
  if (!installPackages(missing)) {
    console.error(`The tests need these Debian packages: ${missing.join(', ')}. Install them and run this again.`);
    process.exit(1);
  }
  if (existsSync('/usr/bin/chromium') && !existsSync(`/usr/bin/${SHELL}`)) installPackages([SHELL]);
  for (const [program, names] of Object.entries(OPTIONAL)) if (!isInPath(program)) installPackages(names);
  fetchSupabaseTools();
}

/** Installs the programs for the tests of the Supabase project in a folder of their own. Without them the tests are skipped, in CI they fail. */
function fetchSupabaseTools(): void {
  const stamp = `${toolsFolder}/package.json`;
  const wanted = JSON.stringify({ private: true, dependencies: supabaseTools });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  mkdirSync(toolsFolder, { recursive: true });
  const packages = Object.entries(supabaseTools).map(([name, version]) => `${name}@${version}`);
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', '--prefix', toolsFolder, ...flags, ...packages], { stdio: 'ignore' });
  if (status === 0) writeFileSync(stamp, wanted);
  else
    console.log(
      `The tests of the Supabase functions are skipped (in CI: fail): npm could not fetch ${packages.join(' and ')}.`,
    );
}

function hasBrowser(): boolean {
  return ['/usr/bin/chromium', `/usr/bin/${SHELL}`, chromium.executablePath()].some(existsSync);
}

/** As root it also installs the system libraries that the browser needs. */
function installPlaywrightBrowser(): boolean {
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const { status } = spawnSync('node_modules/.bin/playwright', ['install', ...withLibraries, 'chromium']);
  if (status !== 0) console.log('Playwright could not download its Chromium: trying the Debian package.');
  return status === 0;
}

function hasPostgres(): boolean {
  return isInPath('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;
}

function debianVersion(): string {
  const file = '/etc/debian_version';
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function isInPath(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined;
}
