import { readdirSync, readFileSync } from 'node:fs';

/** What a process of this Linux machine holds: memory in bytes, and open files and connections. */
export function processSize(pid: number): { memory: number; handles: number } {
  return { memory: memoryOf(pid, 'VmRSS'), handles: readdirSync(`/proc/${pid}/fd`).length };
}

/**
 * Watches the memory of a process of this Linux machine and of all its children, every 10 ms. `stop` gives the most that
 * they held at once since the start, in bytes.
 */
export function watchMemory(pid: number): { stop(): number } {
  let peak = 0;
  const look = () => {
    // A child counts with the most it ever held: it may be gone before the next look.
    const children = childrenOf(pid).reduce((sum, child) => sum + memoryOf(child, 'VmHWM'), 0);
    peak = Math.max(peak, memoryOf(pid, 'VmRSS') + children);
  };
  look();
  const timer = setInterval(look, 10);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

/** Children are listed with the thread that started them: here the main one. */
function childrenOf(pid: number): number[] {
  const children = readIfThere(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...childrenOf(child)]);
}

function memoryOf(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(readIfThere(`/proc/${pid}/status`))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process may end between two looks. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
