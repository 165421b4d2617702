import { spawnSync } from 'node:child_process';

/** Installs Debian packages. Returns whether they are installed now: only root can, and only on Debian. */
export function installPackages(names: readonly string[]): boolean {
  if (names.length === 0) return true;
  if (process.getuid?.() !== 0) return false;
  return [['update'], ['install', '-y', '--no-install-recommends', ...names]].every(
    (args) =>
      spawnSync('apt-get', ['-qq', ...args], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0,
  );
}
