import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of a few megabytes, which only root can make. */
export function mountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** Takes all space that is left, also while a server frees or takes some. */
    fill() {
      const { blocks, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, new Uint8Array(blocks * bsize));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(ballast),
    unmount() {
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

/** Limits how large a file another process may make; `undefined` takes the limit away. */
export function limitFileSize(pid: number, bytes: number | undefined) {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
}
