import { expect } from 'vitest';
import { servicePath } from '../../content/services/index.ts';
import { missingPath } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import type { Journey } from './journeys.ts';
import { errorsOf, hydrate, openWatched, overflow } from './visit.ts';

const pageKinds = [
  paths.home,
  servicePath('daklekkage'),
  paths.faq,
  paths.quote,
  paths.contact,
  paths.privacy,
  missingPath,
  `${paths.quote}?verzonden=AD-7K3QX2`,
];

/** In a viewport of 320 px. */
export const hydrationJourneys: Readonly<Record<string, Journey>> = Object.fromEntries(
  pageKinds.map((path) => [
    `${path} fits in 320 px, runs no script until it is touched, and hydrates without an error`,
    async ({ browser, line }) => {
      const scripts = () => line.requested.filter((url) => url.endsWith('.js'));
      await openWatched(browser, line.url + path);
      expect(await overflow(browser)).toBe(0);
      // A page with a form fetches its code ahead.
      if (!(await browser.evaluate(() => document.querySelector('main form') !== null))) expect(scripts()).toEqual([]);
      await hydrate(browser);
      expect(await errorsOf(browser)).toEqual([]);
      expect(scripts().length).toBeGreaterThan(3);
      expect(await overflow(browser), 'overflow after hydration').toBe(0);
    },
  ]),
);
