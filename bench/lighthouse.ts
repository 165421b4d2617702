import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../harness/program.ts';
import config from '../playwright.config.ts';
import { mapHost } from '../shared/map.ts';

/** Short, because no page runs a script after load. */
const QUIET_MS = 500;

/** One simulated load on a phone with a slow connection. Times in ms, sizes in bytes as transferred, the score from 0 to 100. */
export type Load = Readonly<Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'html' | 'all' | 'requests', number>>;

type Requested = { readonly url: string; readonly resourceType?: string; readonly transferSize: number };

/** Lighthouse occasionally loses the trace of a load. */
const ATTEMPTS = 3;

/** Loads a page in a new browser, which accepts any certificate. Requests to other hosts (the map) are blocked. */
export async function loadPage(url: string, attempt = 1): Promise<Load> {
  try {
    return await loadOnce(url);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return loadPage(url, attempt + 1);
  }
}

async function loadOnce(url: string): Promise<Load> {
  const port = await freePort();
  const options = config.use?.launchOptions;
  const args = [...(options?.args ?? []), '--ignore-certificate-errors', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      blockedUrlPatterns: [`${mapHost}/*`],
      disableFullPageScreenshot: true,
      pauseAfterFcpMs: QUIET_MS,
      pauseAfterLoadMs: QUIET_MS,
      networkQuietThresholdMs: QUIET_MS,
      cpuQuietThresholdMs: QUIET_MS,
    });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    return readResult(result.lhr);
  } finally {
    await browser.close();
  }
}

function readResult({ audits, categories }: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']): Load {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = (audit: string) => audits[audit]?.details as { items: readonly unknown[] } | undefined;
  const requests = ((details('network-requests')?.items ?? []) as Requested[]).filter(
    ({ url }) => url.startsWith('http') && !url.endsWith('/favicon.svg') && !url.startsWith(mapHost),
  );
  const bytes = (list: readonly Requested[]) => list.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    html: bytes(requests.filter(({ resourceType }) => resourceType === 'Document')),
    all: bytes(requests),
    requests: requests.length,
  };
}
