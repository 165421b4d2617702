// Starts the site on a fresh machine: installs and builds what is missing, under any Node that setup.mjs accepts.
import { spawn } from 'node:child_process';
import { serverArguments } from './server-command.mjs';
import { install, node, run } from './setup.mjs';

const parent = process.ppid;

install();
run([node, 'scripts/build.ts', '--if-stale']);

const server = spawn(node, serverArguments, { stdio: 'inherit' });
// npm does not always forward a signal before it exits: stop the server when this process loses its parent.
const orphaned = setInterval(() => process.ppid === parent || stop('SIGTERM'), 500).unref();
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function stop(signal) {
  clearInterval(orphaned);
  server.kill(signal);
}
