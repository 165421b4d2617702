import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { DENO_PACKAGE, findDeno, toolsFolder } from '../harness/deno.ts';
import { FONT_PACKAGE, hasFont } from '../harness/font.ts';
import { isProgramMissing } from '../harness/program.ts';

/** Debian's headless Chromium: the tests take a third less CPU time than in the full browser. */
const SHELL = 'chromium-headless-shell';

/** Programs whose tests are skipped where they are missing, with their Debian packages. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  caddy: ['caddy'],
  pgbouncer: ['pgbouncer'],
  openssl: ['openssl'],
  'systemd-analyze': ['systemd'],
  restic: ['restic'],
  'firefox-esr': ['firefox-esr'],
  WebKitWebDriver: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth'],
  // Only Debian 12 has a package of the old WebKit.
  ...(debianVersion().startsWith('12') && { WPEWebDriver: ['wpewebkit-driver', 'cog'] }),
};

/**
 * Installs Chromium, a font and PostgreSQL where they are missing, and names the programs whose tests will be skipped.
 * `all`: installs these too. Exits with one line when something that it should install is still missing.
 */
export async function setUpTests({ all }: { all: boolean }): Promise<void> {
  const packages = neededPackages();
  if (all) packages.push(...missingPrograms().flatMap((program) => OPTIONAL[program] ?? []));
  if (packages.length > 0) await installPackages(packages);
  if (!hasBrowser()) await installPlaywrightBrowser();
  if (all && !findDeno()) await installDeno();

  const absent = neededPackages();
  const skipped = [...missingPrograms(), ...(findDeno() ? [] : ['deno'])];
  if (absent.length > 0 || (all && skipped.length > 0)) {
    console.error(`Install these first, as root: ${[...absent, ...(all ? skipped : [])].join(', ')}.`);
    process.exit(1);
  }
  if (skipped.length > 0) {
    console.log(`Not installed, so their tests are skipped: ${skipped.join(', ')}. ".ci/run" installs them.`);
  }
}

/** The missing packages that the tests cannot do without. */
function neededPackages(): string[] {
  const needed = [hasBrowser() || SHELL, hasFont() || FONT_PACKAGE, hasPostgres() || 'postgresql'];
  return needed.filter((name) => name !== true);
}

/** Only root can, and only on Debian. */
async function installPackages(names: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || isProgramMissing('apt-get')) return;
  console.log(`Installing with apt-get: ${names.join(', ')} …`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    await install('apt-get', ['-qq', ...args]);
  }
}

/** As root on a system that Playwright knows, with the system libraries that the browser needs. */
function installPlaywrightBrowser(): Promise<void> {
  console.log('Downloading Playwright’s Chromium …');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  return install('node_modules/.bin/playwright', ['install', ...withLibraries, 'chromium']);
}

/** Into a folder of its own: `npm start` does not need it. */
function installDeno(): Promise<void> {
  console.log(`Installing with npm: ${DENO_PACKAGE} …`);
  mkdirSync(toolsFolder, { recursive: true });
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  return install('npm', ['install', '--prefix', toolsFolder, ...flags, DENO_PACKAGE]);
}

/** Runs an installer and waits for its end. Whether it succeeded shows in what is there afterwards. */
async function install(program: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await once(spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }), 'exit');
}

function missingPrograms(): string[] {
  return Object.keys(OPTIONAL).filter(isProgramMissing);
}

function hasBrowser(): boolean {
  return ['/usr/bin/chromium', `/usr/bin/${SHELL}`, chromium.executablePath()].some(existsSync);
}

function hasPostgres(): boolean {
  return !isProgramMissing('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;
}

function debianVersion(): string {
  const file = '/etc/debian_version';
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
