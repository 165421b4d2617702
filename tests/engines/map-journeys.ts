import { expect } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { type Browser, waitFor } from './browser.ts';
import type { Journey } from './journeys.ts';
import { type Line, MAP_TEXT } from './line.ts';
import { hydrate, openWatched, untilHidden, untilVisible } from './visit.ts';

const loadButton = `section[aria-label="Kaart"] a`;

export const mapJourneys: Readonly<Record<string, Journey>> = {
  'the map loads by itself after hydration': async ({ browser, line }) => {
    await openContact(browser, line);
    await hydrate(browser);
    await browser.evaluate(() => document.querySelector('iframe')?.scrollIntoView());
    await expectMap(browser, line);
    await untilHidden(browser, loadButton);
  },

  'with Do Not Track the map loads on a click only': async ({ browser, line }) => {
    await openContact(browser, line);
    await browser.evaluate(() => void Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    await hydrate(browser);
    await browser.evaluate(() => document.querySelector('iframe')?.scrollIntoView());
    await untilVisible(browser, loadButton);
    expect(mapRequests(line)).toEqual([]);
    await browser.click(loadButton);
    await expectMap(browser, line);
    await untilHidden(browser, loadButton);
  },

  'without scripts the map loads on a click, inside the page': async ({ browser, line }) => {
    line.scripts = false;
    await openContact(browser, line);
    await browser.click(loadButton);
    await expectMap(browser, line);
  },
};

async function openContact(browser: Browser, line: Line): Promise<void> {
  line.replaceMap = true;
  await openWatched(browser, line.url + paths.contact);
  expect(mapRequests(line)).toEqual([]);
}

async function expectMap(browser: Browser, line: Line): Promise<void> {
  await waitFor(
    browser,
    (text) => document.querySelector('iframe')?.contentDocument?.body.textContent.includes(text),
    MAP_TEXT,
  );
  expect(mapRequests(line)).toHaveLength(1);
  expect(await browser.evaluate(() => location.pathname)).toBe(paths.contact);
}

function mapRequests({ requested }: Line): string[] {
  return requested.filter((url) => url.startsWith('/export/'));
}
