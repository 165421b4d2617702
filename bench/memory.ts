import { readFileSync } from 'node:fs';
import type { SiteProcess } from '../harness/site-process.ts';

/** A server's resident memory in MB: now, or its peak. */
export function memoryOf({ pid }: SiteProcess, which: 'now' | 'most' = 'now'): number {
  const line = which === 'now' ? /^VmRSS:\s+(\d+) kB/m : /^VmHWM:\s+(\d+) kB/m;
  return Number(line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
