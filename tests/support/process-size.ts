import { readdirSync, readFileSync } from 'node:fs';

/** What a process of this Linux machine holds: memory in bytes, and open files and connections. */
export function processSize(pid: number): { memory: number; handles: number } {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { memory: Number(kilobytes) * 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}
