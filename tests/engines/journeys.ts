import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import type { Browser } from './browser.ts';
import { formJourneys } from './form-journeys.ts';
import { hydrationJourneys } from './hydration-journeys.ts';
import { type Line, startLine } from './line.ts';
import { narrowJourneys, pageJourneys, phoneJourneys, tabletJourneys } from './page-journeys.ts';
import { printJourneys } from './print-journeys.ts';
import { touchJourneys } from './touch-journeys.ts';

export type Journey = (visit: { browser: Browser; line: Line; site: SiteProcess }) => Promise<void>;

type Engine = {
  readonly name: string;
  readonly installed: boolean;
  readonly start: () => Promise<Browser>;
  /** What its driver cannot do. */
  readonly lacks?: readonly ('touch' | 'print')[];
};

/** Runs all journeys in one window of an engine, against one server. */
export function runJourneys({ name, installed, start, lacks = [] }: Engine): void {
  describe.skipIf(!installed)(name, () => {
    let browser: Browser;
    let site: SiteProcess;
    beforeAll(async () => {
      [browser, site] = await Promise.all([start(), startSite()]);
    });
    afterAll(async () => {
      await browser?.close();
      await site?.stop();
    });

    // In order of their widths: WPE WebKit, which starts at 1280 px, needs a new session for each change.
    const journeys: [title: string, width: number, Journey][] = [
      ...at(1280, { ...pageJourneys, ...formJourneys, ...(lacks.includes('print') ? {} : printJourneys) }),
      ...at(768, tabletJourneys),
      ...at(390, { ...phoneJourneys, ...(lacks.includes('touch') ? {} : touchJourneys) }),
      ...at(320, { ...narrowJourneys, ...hydrationJourneys }),
    ];
    // A driver sometimes stops answering, on a busy machine above all.
    test.each(journeys)('%s', { retry: 1 }, async (title, width, journey) => {
      const line = await startLine(site.url);
      try {
        await browser.setWidth(width);
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

function at(width: number, journeys: Readonly<Record<string, Journey>>): [title: string, width: number, Journey][] {
  return Object.entries(journeys).map(([title, journey]) => [title, width, journey]);
}
