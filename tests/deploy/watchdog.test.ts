import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { isProgramMissing } from '../../harness/program.ts';
import { startSite } from '../../harness/site-process.ts';
import { directive } from '../support/unit-file.ts';

/** Prints the datagrams that arrive at a Unix socket, like systemd. In Python, because Node has no Unix datagram sockets. */
const RECEIVER = `
import socket, sys
receiver = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
receiver.bind(sys.argv[1])
print('ready', flush=True)
while True: print(receiver.recv(4096).decode(), flush=True)
`;
const INTERVAL_MS = 600;

test.skipIf(isProgramMissing('systemd-notify') || isProgramMissing('python3'))(
  'the site notifies the watchdog again and again, until it hangs',
  async ({ onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'watchdog-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'notify');
    const receiver = spawn('python3', ['-c', RECEIVER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void receiver.kill());
    const lines: string[] = [];
    createInterface(receiver.stdout).on('line', (line) => lines.push(line));
    await vi.waitFor(() => expect(lines).toContain('ready'), { timeout: 20_000 });

    const pings = () => lines.filter((line) => line === 'WATCHDOG=1').length;
    const site = await startSite({ env: { NOTIFY_SOCKET: path, WATCHDOG_USEC: String(INTERVAL_MS * 1000) } });
    onTestFinished(site.stop);
    await vi.waitFor(() => expect(pings()).toBeGreaterThan(2), { timeout: 20_000 });

    process.kill(site.pid, 'SIGSTOP');
    // Pings in transit may arrive; then nothing for longer than the watchdog waits.
    await pause(3 * INTERVAL_MS);
    const before = pings();
    await pause(2 * INTERVAL_MS);
    expect(pings()).toBe(before);
  },
);

test('systemd accepts the pings of a child process, and kills a process that hangs', () => {
  expect(directive('amstelnok.service', 'NotifyAccess')).toEqual(['all']);
  expect(directive('amstelnok.service', 'WatchdogSec')).toEqual(['60']);
});
