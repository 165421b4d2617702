import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import type { Browser } from './browser.ts';
import { formJourneys } from './form-journeys.ts';
import { type Line, startLine } from './line.ts';
import { mapJourneys } from './map-journeys.ts';
import { pageJourneys } from './page-journeys.ts';
import { printJourneys } from './print-journeys.ts';
import { touchJourneys } from './touch-journeys.ts';

export type Journey = (visit: { browser: Browser; line: Line; site: SiteProcess }) => Promise<void>;

type Engine = {
  readonly name: string;
  readonly installed: boolean;
  /** Set for an engine that CI's system has no package of. */
  readonly optional?: boolean;
  /** Its Debian packages. */
  readonly packages: readonly string[];
  readonly start: () => Promise<Browser>;
  /** What its driver cannot do. */
  readonly lacks?: readonly ('touch' | 'print')[];
};

/** Runs all journeys in one window of an engine, against one server. In CI only an optional engine may be missing. */
export function runJourneys({ name, installed, optional = false, packages, start, lacks = [] }: Engine): void {
  if (!installed && (optional || !process.env.CI)) {
    test.skip(`${name} is missing: apt install ${packages.join(' ')}`);
    return;
  }
  describe(name, () => {
    let browser: Browser;
    let site: SiteProcess;
    beforeAll(async () => {
      [browser, site] = await Promise.all([start(), startSite()]);
    });
    afterAll(async () => {
      await browser?.close();
      await site?.stop();
    });

    const journeys = {
      ...pageJourneys,
      ...mapJourneys,
      ...formJourneys,
      ...(lacks.includes('touch') ? {} : touchJourneys),
      ...(lacks.includes('print') ? {} : printJourneys),
    };
    // A driver sometimes stops answering, on a busy machine above all.
    test.each(Object.entries(journeys))('%s', { retry: 1 }, async (title, journey) => {
      const line = await startLine(site.url);
      try {
        await browser.setWidth(1280);
        await journey({ browser, line, site });
      } catch (error) {
        mkdirSync('test-results', { recursive: true });
        await browser.screenshot(`test-results/${name} ${title.replaceAll('/', ' ')}.png`).catch(() => {});
        // The page or the driver may be stuck.
        await browser.close();
        browser = await start();
        throw error;
      } finally {
        line.close();
      }
    });
  });
}
