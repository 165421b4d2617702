// Starts the site on a fresh machine: runs under any Node from 20 on, and brings what the site needs.
import { spawn } from 'node:child_process';
import { serverArguments } from './server-command.mjs';
import { install, node, run } from './setup.mjs';

const parent = process.ppid;

install();
run([node, 'scripts/build.ts', '--if-stale']);

const server = spawn(node, serverArguments, { stdio: 'inherit' });
// npm doesn't always pass a signal on before it ends itself: the site must not outlive its own start.
setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref();
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
