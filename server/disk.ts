import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** In bytes. Below it photos are refused and the health is degraded, while requests still fit for years. */
const MIN_FREE = 500e6;

/** Whether the disk with `folder` is almost full. Not if there is no such folder: then nothing is stored there. */
export async function isDiskLow(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < MIN_FREE;
}

/** Creates a folder that only this user can read. Makes an existing one private if it has nothing but our data. */
export async function makePrivateFolder(folder: string, ours: string): Promise<void> {
  await makeFolder(folder);
  const names = await readdir(folder);
  // Whoever sets another folder, such as /tmp, must not lose it to this user.
  if (names.length === 0 || names.includes(ours)) await chmod(folder, 0o700).catch(() => {});
}

/** Node's own recursive `mkdir` never ends where nothing can be made, such as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  // Another process may have made it meanwhile.
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
