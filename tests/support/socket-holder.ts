// Imitates systemd's socket activation: opens the socket, starts the server on it, and restarts it whenever it exits.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { serverArguments } from '../../scripts/server-command.mjs';

// The signal is meant for the server.
process.on('SIGTERM', () => {});

const socket = createServer().listen(0, '127.0.0.1', () => {
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  // This process never returns to its own connections: they wait for the server.
  for (;;) {
    const env = { ...process.env, LISTEN_FDS: '1' };
    // The shell becomes the server, so its process id is the server's.
    const command = ['-c', 'LISTEN_PID=$$ exec "$0" "$@"', process.execPath, ...serverArguments];
    const { status } = spawnSync('/bin/sh', command, { stdio: ['ignore', 1, 2, fd], env });
    console.log(`ended with ${status}`);
  }
});
