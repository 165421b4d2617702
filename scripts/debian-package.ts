import { spawnSync } from 'node:child_process';

/** The browsers that tests/engines/ runs in. */
export const enginePackages = {
  firefox: ['firefox-esr'],
  oldWebkit: ['wpewebkit-driver', 'cog'],
  webkit: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth'],
};

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
