import { readdirSync, readFileSync } from 'node:fs';

/** The memory of a Linux process in bytes, and its number of open files and connections. */
export function processSize(pid: number): { memory: number; handles: number } {
  return { memory: memoryOf(pid, 'VmRSS'), handles: readdirSync(`/proc/${pid}/fd`).length };
}

/**
 * Samples the memory of a Linux process and all its children every 10 ms. `stop` returns their peak in bytes.
 */
export function watchMemory(pid: number): { stop(): number } {
  let peak = 0;
  const sample = () => {
    // A child counts with its own peak: it may exit before the next sample.
    const children = childrenOf(pid).reduce((sum, child) => sum + memoryOf(child, 'VmHWM'), 0);
    peak = Math.max(peak, memoryOf(pid, 'VmRSS') + children);
  };
  sample();
  const timer = setInterval(sample, 10);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

/** Linux lists children by the thread that started them: here the main one. */
function childrenOf(pid: number): number[] {
  const children = readIfThere(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...childrenOf(child)]);
}

function memoryOf(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(readIfThere(`/proc/${pid}/status`))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process may exit between two samples. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
