import { spawn } from 'node:child_process';
import type { Log } from './log.ts';

/**
 * Reports to systemd that the event loop still turns, three times in each `WatchdogSec`; without a watchdog it does
 * nothing. Node has no datagram sockets of the Unix kind, so the program of systemd sends the message.
 */
export function startWatchdog(log: Log, { NOTIFY_SOCKET, WATCHDOG_USEC }: NodeJS.ProcessEnv = process.env): void {
  if (!NOTIFY_SOCKET || !WATCHDOG_USEC) return;
  const notify = () => {
    const program = spawn('systemd-notify', ['WATCHDOG=1'], { stdio: 'ignore' });
    program.on('error', () => log.error('watchdog-not-notified'));
  };
  notify();
  setInterval(notify, Number(WATCHDOG_USEC) / 3000).unref();
}
