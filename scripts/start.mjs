// Starts the site on a fresh machine: runs under any Node from 20.19 on, and installs what the site needs.
import { spawn } from 'node:child_process';
import { serverArguments } from './server-command.mjs';
import { install, node, run } from './setup.mjs';

const parent = process.ppid;

install();
run([node, 'scripts/build.ts', '--if-stale']);

const server = spawn(node, serverArguments, { stdio: 'inherit' });
// npm does not always forward a signal before it exits: stop the server when this process loses its parent.
setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref();
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
