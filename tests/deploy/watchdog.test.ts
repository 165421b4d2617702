import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { test } from '../support/fault-test.ts';
import { directive } from '../support/unit-file.ts';

const INTERVAL_MS = 600;

test('the site notifies the watchdog again and again, until it hangs', async ({ start, dataDir }) => {
  const file = join(dataDir, 'pings');
  writeFileSync(file, '');
  // Instead of systemd's own program, which needs a socket that Node can't make.
  writeFileSync(join(dataDir, 'systemd-notify'), `#!/bin/sh\necho "$1" >>'${file}'\n`, { mode: 0o755 });
  const pings = () => readFileSync(file, 'utf8').split('WATCHDOG=1\n').length - 1;
  const path = `${dataDir}:${process.env.PATH}`;
  const site = await start({ PATH: path, NOTIFY_SOCKET: '/none', WATCHDOG_USEC: String(INTERVAL_MS * 1000) });
  await vi.waitFor(() => expect(pings()).toBeGreaterThan(2), { timeout: 20_000 });

  process.kill(site.pid, 'SIGSTOP');
  // Pings in transit may arrive; then nothing for longer than the watchdog waits.
  await pause(3 * INTERVAL_MS);
  const before = pings();
  await pause(2 * INTERVAL_MS);
  expect(pings()).toBe(before);
});

test('systemd accepts the pings of a child process, and kills a process that hangs', () => {
  expect(directive('amstelnok.service', 'NotifyAccess')).toEqual(['all']);
  expect(directive('amstelnok.service', 'WatchdogSec')).toEqual(['60']);
});
