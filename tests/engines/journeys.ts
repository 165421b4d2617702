import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import type { Browser } from './browser.ts';
import { formJourneys } from './form-journeys.ts';
import { type Line, startLine } from './line.ts';
import { pageJourneys } from './page-journeys.ts';

export type Journey = (visit: { browser: Browser; line: Line; site: SiteProcess }) => Promise<void>;

type Engine = {
  readonly name: string;
  readonly installed: boolean;
  /** Its Debian packages. */
  readonly packages: readonly string[];
  readonly start: () => Promise<Browser>;
  /** Titles of journeys that its driver cannot make. */
  readonly beyondDriver?: readonly string[];
};

/** Runs all journeys in one window of an engine, against one server. In CI an engine may not be missing. */
export function runJourneys({ name, installed, packages, start, beyondDriver = [] }: Engine): void {
  if (!installed && !process.env.CI) {
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

    const journeys = { ...pageJourneys, ...formJourneys };
    test.skip.each(Object.keys(journeys).filter((title) => beyondDriver.includes(title)))('%s', () => {});
    const possible = Object.entries(journeys).filter(([title]) => !beyondDriver.includes(title));
    test.each(possible)('%s', async (title, journey) => {
      const line = await startLine(site.url);
      try {
        await browser.setWidth(1280);
        await journey({ browser, line, site });
      } catch (error) {
        mkdirSync('test-results', { recursive: true });
        await browser.screenshot(`test-results/${name} ${title.replaceAll('/', ' ')}.png`).catch(() => {});
        throw error;
      } finally {
        line.close();
      }
    });
  });
}
