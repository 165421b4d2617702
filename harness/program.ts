import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Starts a server and waits until it accepts connections on `port`. Rejects with its stderr when it exits before that. */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  { env = {}, ...options }: SpawnOptions = {},
): Promise<ChildProcess> {
  const program = spawn(command, args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });
  process.once('exit', () => program.kill());
  let stderr = '';
  program.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  while (!(await isListening(port))) {
    if (program.exitCode !== null) throw new Error(`${command} exited with ${program.exitCode}: ${stderr}`);
    await pause(20);
  }
  return program;
}

/** Sends a signal to a program and waits for its exit. */
export async function stopProgram(program: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const exited = once(program, 'exit');
  program.kill(signal);
  await exited;
}

/** Whether a program is not installed: its tests are skipped, and `npm test` names it. */
export function isProgramMissing(program: string): boolean {
  return spawnSync(program, ['--version']).error !== undefined;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** An unused local port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
