import { spawnSync } from 'node:child_process';

/** Installs a Debian package. Without the rights to it, the program ends with a line that names the package. */
export function installPackage(name: string): void {
  if (tryToInstallPackage(name)) return;
  console.error(`This needs "${name}": install that package, then run it again.`);
  process.exit(1);
}

/** Installs a Debian package; says whether that went well. Only root can. */
export function tryToInstallPackage(name: string): boolean {
  if (process.getuid?.() !== 0) return false;
  return [['update'], ['install', '-y', '--no-install-recommends', name]].every(
    (args) =>
      spawnSync('apt-get', ['-qq', ...args], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0,
  );
}
