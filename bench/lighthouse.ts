import lighthouse from 'lighthouse';
import { freePort } from '../harness/free-port.ts';
import { mapHost } from '../shared/map.ts';
import { startBrowser } from './browser.ts';

/** The other categories: their scores are the same on every load. */
const OTHERS = ['accessibility', 'best-practices', 'seo'];
/** Short, because no page runs a script after load. */
const QUIET_MS = 500;

/** One simulated load on a phone with a slow connection. Times in ms, sizes in bytes. */
export type Load = {
  /** 0–100. */
  readonly performance: number;
  /** 0–100 for accessibility, best practices and SEO; empty when they were not requested. */
  readonly otherScores: readonly number[];
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: Readonly<Record<'html' | 'pictures' | 'fonts' | 'scripts' | 'all', number>>;
  readonly requests: number;
  readonly elements: number;
};

type Requested = { readonly url: string; readonly resourceType?: string; readonly transferSize: number };

/** Loads a page in a new browser; optionally scores the other categories too. Requests to other hosts (the map) are blocked. */
export async function loadPage(url: string, scoreAll: boolean): Promise<Load> {
  const port = await freePort();
  const browser = await startBrowser(`--remote-debugging-port=${port}`);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', ...(scoreAll ? OTHERS : [])],
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
  const bytes = (...types: string[]) =>
    requests
      .filter(({ resourceType = '' }) => types.length === 0 || types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const [elements] = (details('dom-size-insight')?.items ?? []) as { value: { value: number } }[];
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    otherScores: OTHERS.filter((category) => categories[category]).map(score),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: {
      html: bytes('Document'),
      pictures: bytes('Image'),
      fonts: bytes('Font'),
      scripts: bytes('Script'),
      all: bytes(),
    },
    requests: requests.length,
    elements: elements?.value.value ?? Number.NaN,
  };
}
