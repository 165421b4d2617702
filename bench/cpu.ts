import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/** CPU time of this process's descendants, including those that exited, in ms by program name. Linux only. */
export function cpuOfDescendants(): Map<string, number> {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const byName = new Map<string, number>();
  const visit = (parent: number) => {
    for (const { pid, name, ms } of processes.filter((process) => process.parent === parent)) {
      byName.set(name, (byName.get(name) ?? 0) + ms);
      visit(pid);
    }
  };
  visit(process.pid);
  return byName;
}

function readProcess(pid: string) {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    // Fields of proc_pid_stat(5) from `state`: 1 is the parent, 11–14 are utime, stime, cutime and cstime.
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return [{ pid: Number(pid), parent: fields[1] ?? 0, name, ms: ticks * TICK_MS }];
  } catch {
    // The process exited in the meantime.
    return [];
  }
}
