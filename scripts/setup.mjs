// Installs what a fresh machine lacks. Plain JavaScript without dependencies: it runs before anything is installed, and
// under the Node of the system.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** The project's own Node, pinned in the lockfile. */
export const node = `${root}node_modules/.bin/node`;

const STAMP = 'node_modules/.installed';
/** The oldest Node under which npm installs all native packages. */
const OLDEST = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

/** Installs the dependencies of the lockfile, unless they are installed already. Ends the process when Node is too old. */
export function install() {
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    console.error(
      `Node ${process.versions.node} is too old to install this site: use Node ${OLDEST.join('.')} or newer.`,
    );
    process.exit(1);
  }
  // npm skips packages that don't support the Node it runs under, so another Node needs another installation.
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const wanted = `${lockfile} node ${major}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  linkNode();
  writeFileSync(STAMP, wanted);
}

/** Some npm versions, such as Debian's, drop this link together with those of packages for other platforms. */
function linkNode() {
  if (existsSync(node)) return;
  const own = readdirSync('node_modules').find((name) => /^node-(bin-)?(linux|darwin)-/.test(name));
  if (own) symlinkSync(`../${own}/bin/node`, node);
}

/** Runs a command and waits for it. When it fails, this process exits with the same code. */
export function run([command, ...args], env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
