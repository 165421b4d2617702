import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { installPackages } from '../scripts/debian-package.ts';

/** Installs the Debian package of a program if it is missing. Exits when that is impossible. */
export function requireProgram(name: string, versionFlag = '--version'): void {
  if (!spawnSync(name, [versionFlag]).error || installPackages([name])) return;
  console.error(`This needs "${name}": install it and run this again.`);
  process.exit(1);
}

/** Starts a server and waits until it accepts connections on `port`. Rejects with its stderr when it exits before that. */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const program = spawn(command, args, {
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

/** Stops a program and waits for its exit. */
export async function endProgram(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  program.kill();
  await ended;
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
