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
  const kill = () => program.kill();
  process.once('exit', kill);
  program.once('exit', () => process.off('exit', kill));
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

/** A server in a process of its own. */
export type Running = {
  readonly url: string;
  readonly pid: number;
  /** Everything that it has printed so far. */
  output(): string;
  /** Ends it with a signal, and its process group if it is detached, and waits for its exit. Returns the exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
};

/** Starts a server and waits until it prints its address. Rejects with what it printed when it exits before that. */
export async function startPrinting(
  command: string,
  args: readonly string[],
  { env = {}, ...options }: SpawnOptions,
): Promise<Running> {
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });
  const pid = child.pid as number;
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /http:\/\/\S+/.exec(output);
      if (address) resolve(address[0]);
    });
    void ended.then((code) => reject(new Error(`The server exited with ${code}: ${output}`)));
  });
  return {
    url,
    pid,
    output: () => output,
    kill(signal) {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (isRunning) process.kill(options.detached ? -pid : pid, signal);
      return ended;
    },
  };
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
