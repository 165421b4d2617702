import type { ClientError } from '../shared/client-error.ts';
import { clientErrorsPath } from '../shared/paths.ts';
import { buildVersion } from './router-globals.ts';

const MAX_REPORTS = 5;

const reported = new Set<string>();

/** Reports an error to the site's own server: each error once, and only the first few per page view. */
export function reportToServer(error: unknown): void {
  const described = describeError(error);
  const key = JSON.stringify(described);
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  const report: ClientError = { page: location.pathname, ...described, build: buildVersion() };
  navigator.sendBeacon?.(clientErrorsPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** Starts reporting uncaught errors and unhandled rejections. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => reportToServer(error));
  addEventListener('unhandledrejection', ({ reason }) => reportToServer(reason));
}

/** An error's name, with React's number if it has one, and its source position in our code. Not its message, which may quote what a visitor typed. */
export function describeError(error: unknown): Pick<ClientError, 'message' | 'source'> {
  if (!(error instanceof Error)) return { message: typeof error, source: '' };
  const [source = ''] = /\/assets\/[\w.-]+\.js(?::\d+:\d+)?/.exec(`${error.stack}\n${error.message}`) ?? [];
  const [, number = ''] = /React error( #\d+)/.exec(error.message) ?? [];
  return { message: error.name + number, source };
}
