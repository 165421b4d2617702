import { statfs } from 'node:fs/promises';

/** In bytes. Below it photos are refused and the health is degraded, while requests still fit for years. */
const MIN_FREE = 500e6;

/** Whether the disk with `folder` is almost full. Not if there is no such folder: then nothing is stored there. */
export async function isDiskLow(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < MIN_FREE;
}
