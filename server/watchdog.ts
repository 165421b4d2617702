import { spawn } from 'node:child_process';
import type { Log } from './log.ts';

/**
 * Notifies systemd three times per `WatchdogSec` that the event loop responds. Does nothing without a watchdog. Node has no Unix datagram sockets, so `systemd-notify` sends the message.
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
