import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** A Debian package with the font that the tests need: without any, Chromium crashes on every page with a form. */
export const FONT_PACKAGE = 'fonts-dejavu-core';

/** Whether Chromium will find a font. */
export function hasFont(): boolean {
  if (process.platform !== 'linux') return true;
  const { error, stdout } = spawnSync('fc-list', { encoding: 'utf8' });
  return error ? globSync('/usr/{,local/}share/fonts/**/*.{ttf,otf,ttc}').length > 0 : stdout.trim() !== '';
}

/** Playwright's global set-up. */
export default function needFont(): void {
  if (!hasFont())
    throw new Error(`Chromium crashes without a font. Install one, as root: apt-get install ${FONT_PACKAGE}`);
}
