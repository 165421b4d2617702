import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts a file system of 16 MB. Only root can. */
export function mountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** Fills the rest of the disk, also while a server allocates or frees space. */
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
