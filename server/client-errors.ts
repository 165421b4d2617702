import type { ClientError } from '../shared/client-error.ts';
import { pagePaths } from '../shared/paths.ts';
import { readJson } from './http/body.ts';
import { createLogLimit } from './http/rate-limit.ts';
import { LONG_NUMBERS, type Log } from './log.ts';

const BODY_LIMIT = 2000;
/** Reports are too few and small to count in the memory budget. */
const UNCOUNTED = { take() {}, release() {} };
/** What our pages send: no mail address, no phone number. */
const MESSAGE = new RegExp(`^(?!.*${LONG_NUMBERS.source})[^@%\\p{Cc}]{1,300}$`, 'u');
const OWN_SCRIPT = /^\/assets\/[\w.-]{1,100}(?::\d{1,7}){0,2}$/;
const BUILD = /^[\w-]{1,64}$/;

/** Returns a handler that logs the script errors that pages report, as `page-error`. Above a limit it ignores them, unread. */
export function createClientErrors(log: Log): (request: Request, address: string) => Promise<void> {
  const mayLog = createLogLimit();
  return async (request, address) => {
    try {
      if (!(await mayLog(address))) return;
      // Other origins can send this type only after a preflight, which fails.
      if (!request.headers.get('content-type')?.startsWith('application/json')) return;
      const report: Partial<ClientError> = await readJson(request, BODY_LIMIT, UNCOUNTED);
      const checked = (text: unknown, pattern: RegExp) =>
        typeof text === 'string' && pattern.test(text) ? text : 'other';
      log.info('page-error', {
        page: pagePaths.find((path) => path === report.page) ?? 'other',
        message: checked(report.message, MESSAGE),
        source: checked(report.source, OWN_SCRIPT),
        build: checked(report.build, BUILD),
      });
    } catch {
      // No report.
    }
  };
}
