// What a fresh machine lacks. Plain JavaScript without dependencies, for it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** The project's own Node, pinned in the lockfile. */
export const node = `${root}node_modules/.bin/node`;

const STAMP = 'node_modules/.installed';

/** Installs the dependencies of the lockfile, unless they are there. */
export function install() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  linkNode();
  writeFileSync(STAMP, wanted);
}

/** Some versions of npm, Debian's among them, drop this link together with those of packages for other platforms. */
function linkNode() {
  if (existsSync(node)) return;
  const own = readdirSync('node_modules').find((name) => /^node-(bin-)?(linux|darwin)-/.test(name));
  if (own) symlinkSync(`../${own}/bin/node`, node);
}

/** Runs a command to its end; a command that fails ends this program too. */
export function run([command, ...args], env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
