import type { ClientError } from '../shared/client-error.ts';
import { clientErrorsPath } from '../shared/paths.ts';
import { buildVersion } from './router-globals.ts';

const MAX_REPORTS = 5;
const MAX_LENGTH = 300;

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

/** An error's message without text that a visitor may have typed, and its source position in our code. */
export function describeError(error: unknown): Pick<ClientError, 'message' | 'source'> {
  if (!(error instanceof Error)) return { message: typeof error, source: '' };
  const message = error.message.slice(0, 2 * MAX_LENGTH);
  const [source = ''] = /\/assets\/[\w.-]+\.js(?::\d+:\d+)?/.exec(`${error.stack}\n${message}`) ?? [];
  return { message: `${error.name}: ${withoutTypedText(message)}`.slice(0, MAX_LENGTH), source };
}

function withoutTypedText(message: string): string {
  return (
    message
      // React appends the mismatching texts as query parameters of a URL.
      .replace(/\?\S*/g, '')
      // Greedy, from the first quotation mark to the last: quoted text may contain quotation marks.
      .replace(/["'`‘“«].*["'`’”»]/s, '…')
      .replace(/\S*@\S*/g, '…')
      // Keeps React's error number, which identifies the message.
      .replace(/((?:error #|errors\/)\d+)|\d+/g, (_, known) => known ?? '#')
  );
}
