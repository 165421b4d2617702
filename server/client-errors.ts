import type { ClientError } from '../shared/client-error.ts';
import { pagePaths } from '../shared/paths.ts';
import { type Memory, readJson } from './http/body.ts';
import { type Log, maskText } from './log.ts';

const BODY_LIMIT = 2000;
/** Reports are too small to count in the memory budget. */
const UNCOUNTED: Memory = { take() {}, release() {} };
const WINDOW_MS = 60 * 60_000;
/** Reports logged per window: per address, and in total. */
const MAX_PER_ADDRESS = 10;
const MAX_REPORTS = 500;
/** Fewer may be caused by a browser extension; this many reports from this many visitors mean a broken page. */
const ALARM = { reports: 5, addresses: 3 };
const OWN_SCRIPT = /^\/assets\/[\w.-]{1,100}(?::\d{1,7}){0,2}$/;

type Report = { readonly at: number; readonly address: string; readonly counts: boolean };

/** Accepts the script errors that pages report. */
export type ClientErrors = {
  /** Always responds with 204, because beacons ignore the response. `address` is the key for rate limiting. */
  report(request: Request, address: string): Promise<Response>;
  /** Whether pages of the current build have failed for several visitors in the last hour. */
  isAlarming(): boolean;
};

/** Logs each report as `page-error`. `build` is the version of the pages being served. */
export function createClientErrors(build: string, log: Log, now: () => number = Date.now): ClientErrors {
  let reports: Report[] = [];
  const recent = () => {
    reports = reports.filter(({ at }) => at > now() - WINDOW_MS);
    return reports;
  };

  return {
    async report(request, address) {
      const ofAddress = recent().filter((report) => report.address === address).length;
      if (ofAddress < MAX_PER_ADDRESS && reports.length < MAX_REPORTS) {
        const error = await readReport(request);
        if (error) {
          reports.push({ at: now(), address, counts: error.build === build && error.source !== 'other' });
          log.info('page-error', error);
        }
      }
      return new Response(null, { status: 204 });
    },
    isAlarming() {
      const counting = recent().filter(({ counts }) => counts);
      return (
        counting.length >= ALARM.reports && new Set(counting.map(({ address }) => address)).size >= ALARM.addresses
      );
    },
  };
}

async function readReport(request: Request): Promise<ClientError | undefined> {
  // Other origins can send this type only after a preflight, which fails.
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined;
  try {
    const { page, message, source, build } = (await readJson(request, BODY_LIMIT, UNCOUNTED)) as Record<
      string,
      unknown
    >;
    return {
      page: typeof page === 'string' && pagePaths.includes(page) ? page : 'other',
      message: typeof message === 'string' ? maskText(message, 300) : '',
      source: typeof source === 'string' && OWN_SCRIPT.test(source) ? source : 'other',
      build: typeof build === 'string' && /^[\w-]{1,64}$/.test(build) ? build : 'other',
    };
  } catch {
    return undefined;
  }
}
