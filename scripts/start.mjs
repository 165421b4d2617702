// Starts the site on a fresh machine: runs under any Node from 20 on, and brings what the site needs.
import { spawn } from 'node:child_process';
import { serverArguments } from './server-command.mjs';
import { install, node, run } from './setup.mjs';

install();
run([node, 'scripts/build.ts', '--if-stale']);

const server = spawn(node, serverArguments, { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
