// node scripts/setup.mjs command …: installs what a fresh machine lacks, then runs the command, with the project's own Node and
// programs. Plain JavaScript without dependencies: it runs before anything is installed, and under the Node of the system.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** The project's own Node, pinned in the lockfile. */
export const node = `${root}node_modules/.bin/node`;

const STAMP = 'node_modules/.installed';
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-arm64'];

/** Installs the packages of the lockfile, unless they are installed already. Ends the process where that cannot work. */
export function install() {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    stop(`This site runs on Linux (x64, arm64) and on macOS with Apple Silicon, not on ${platform}.`);
  }
  const [major, minor] = process.versions.node.split('.').map(Number);
  // Under others npm silently leaves out native packages.
  if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
    stop(
      `Node ${process.versions.node} cannot install this site: use Node 20.19, or 22.12 or newer (as root: npm install -g node@22).`,
    );
  }
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  // Not Node's version: the first run is under the system's Node, later ones may be under the project's.
  const wanted = `${lockfile} ${platform}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing the packages: one to three minutes …');
  const start = performance.now();
  run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  linkNode();
  writeFileSync(STAMP, wanted);
  console.log(`Installed in ${Math.round((performance.now() - start) / 1000)} s.`);
}

/** Some npm versions, such as Debian's, drop this link together with those of packages for other platforms. */
function linkNode() {
  if (existsSync(node)) return;
  const own = readdirSync('node_modules').find((name) => /^node-(bin-)?(linux|darwin)-/.test(name));
  if (own) symlinkSync(`../${own}/bin/node`, node);
}

/** Runs a command and waits for it. When it fails, this process exits with the same code. */
export function run([command, ...args], env = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...env },
  });
  if (error) stop(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

if (fileURLToPath(import.meta.url) === realpathSync(process.argv[1])) {
  install();
  run(process.argv.slice(2));
}
