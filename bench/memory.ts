import { readFileSync } from 'node:fs';
import type { SiteProcess } from '../tests/support/site-process.ts';

/** A server's memory in MB: what it holds now, or the most it ever held. */
export function memoryOf({ pid }: SiteProcess, which: 'now' | 'most' = 'now'): number {
  const line = which === 'now' ? /^VmRSS:\s+(\d+) kB/m : /^VmHWM:\s+(\d+) kB/m;
  return Number(line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
