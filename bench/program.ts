import { spawnSync } from 'node:child_process';
import { installPackages } from '../scripts/debian-package.ts';

/** Installs the Debian package of a program if it is missing. Exits when that is impossible. */
export function requireProgram(name: string, versionFlag = '--version'): void {
  if (!spawnSync(name, [versionFlag]).error || installPackages([name])) return;
  console.error(`This needs "${name}": install it and run this again.`);
  process.exit(1);
}
