import type { Page } from '@playwright/test';
import { servicePath } from '../../content/services/index.ts';
import { desktop, errorStatus, phone, zoomed } from '../../harness/pages.ts';
import { pagePaths, paths } from '../../shared/paths.ts';
import { brokenWords, clipped, overflow, overlaps } from '../support/layout.ts';
import { longRun } from '../support/long-run.ts';
import { expect, test } from '../support/test.ts';
import { testedViews } from '../support/views.ts';

/** A phone of 390 px at a zoom of 200 % or with a default font of 32 px; the same at 150 % or 24 px; and larger screens. */
const widths = [195, 260, 320, 390, 640, 768, 1024, 1280, 1440, 1920, 2560];

test.use({ viewport: zoomed, expectedErrors: [errorStatus] });

for (const { name, open } of testedViews) {
  test(`${name} fits every width, zoom of 400 %, text of twice the size, and text spacing`, async ({ page }) => {
    await open(page);
    await test.step('at 400 % sticky elements don’t cover the page', async () => {
      expect.soft(await overflow(page)).toBe(0);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      expect.soft(await readableShare(page)).toBeGreaterThan(0.75);
    });
    await expectFit(page, 'usual text', [320, 768, 1280, 1920, 2560]);

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectFit(page, 'large text', [640, 1280]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });

    const setSpacing = (value: string) =>
      page.evaluate((spacing) => {
        document.documentElement.style.letterSpacing = spacing;
      }, value);
    await setSpacing('-0.08em');
    await expectFit(page, 'narrow font', [1280, 1920], [1280, 1920]);
    await setSpacing('');

    // The values of WCAG 1.4.12.
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }
      `);
      document.adoptedStyleSheets.push(spacing);
    });
    await expectFit(page, 'spaced text', [phone.width, desktop.width]);
    for (const { width } of [phone, desktop]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await clipped(page), `clipped, ${width} px, spaced text`).toEqual([]);
    }
  });
}

test('a first picture that arrives late moves nothing', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of longRun ? pagePaths : [paths.home, servicePath('daklekkage'), paths.about]) {
    const held = Promise.withResolvers<void>();
    await page.route('**/pictures*/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // The font that phones fetch after the page has loaded.
    await page.evaluate(() => {
      document.documentElement.dataset.loaded = '';
      document.body.getBoundingClientRect();
      return document.fonts.ready;
    });
    const height = () => page.locator('main').evaluate((main) => main.scrollHeight);
    const before = await height();
    held.resolve();
    await page.evaluate(() => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.decode());
    // The height of a file is a whole number of pixels, so its ratio is not quite that of its attributes.
    expect.soft(Math.abs((await height()) - before), path).toBeLessThanOrEqual(1);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('no word of any page is too long for a narrow screen, or for a column of a wide one', async ({ page }) => {
  for (const path of pagePaths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 1024, desktop.width]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), path).toBe(0);
      expect.soft(await brokenWords(page), `words on two lines on ${path}, ${width} px`).toEqual([]);
    }
  }
});

test('names in pictures are at their points, not cut off, and do not cover each other', async ({ page }) => {
  let checked = 0;
  for (const path of [paths.about, ...pagePaths.filter((path) => path.startsWith('/diensten/'))]) {
    await page.goto(path);
    checked += await page.locator('.names b').count();
    for (const width of [phone.width, 640, 1023, 1024, desktop.width]) {
      await page.setViewportSize({ width, height: 900 });
      // A padding would move the points to the middle of the picture.
      const padding = await page
        .locator('.names')
        .evaluateAll((all) => all.map((names) => getComputedStyle(names).padding));
      expect
        .soft(
          padding.filter((pixels) => pixels !== '0px'),
          `${path}, ${width} px`,
        )
        .toEqual([]);
      const hidden = await page.locator('.names b').evaluateAll((names) =>
        names
          .filter((name) => name.checkVisibility())
          .filter((name) => {
            name.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, right, top, bottom } = name.getBoundingClientRect();
            const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
            const found = corners.map(([x, y]) => document.elementFromPoint(x, y));
            // The box around another name is transparent.
            return found.some((over) => over !== name && (!over?.closest('.names') || over.matches('b')));
          })
          .map((name) => name.textContent),
      );
      expect.soft(hidden, `${path}, ${width} px`).toEqual([]);
    }
  }
  expect(checked).toBeGreaterThan(20);
});

test('cards of services fill their rows', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  // Five, four and three cards.
  for (const path of [paths.home, servicePath('daklekkage'), servicePath('dakkapel')]) {
    await page.goto(path);
    const ends = await page.locator('.strip > li').evaluateAll((cards) => {
      const rows = new Map(cards.map((card) => card.getBoundingClientRect()).map(({ top, right }) => [top, right]));
      return [...rows.values()].map(Math.round);
    });
    expect(new Set(ends).size, path).toBe(1);
  }
});

test('a picture that fills its band does so in a low window too', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  for (const slug of ['daklekkage', 'bitumen', 'schoorsteenwerk'] as const) {
    await page.goto(servicePath(slug));
    const picture = page.locator('.band > .band-picture');
    expect((await picture.boundingBox())?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  }
});

/** Expects that the page scrolls sideways at none of `within`, and that no element covers another at the widths `closely`. */
async function expectFit(page: Page, text: string, closely: readonly number[], within = widths): Promise<void> {
  const found: Record<number, number> = {};
  for (const width of within) {
    await page.setViewportSize({ width, height: 900 });
    const pixels = await overflow(page);
    if (pixels !== 0) found[width] = pixels;
    if (closely.includes(width)) expect.soft(await overlaps(page), `${width} px, ${text}`).toEqual([]);
  }
  expect.soft(found, `pixels of overflow by width, ${text}`).toEqual({});
}

/** The share of the viewport's vertical centre line that is not covered by fixed or sticky elements. */
function readableShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const rows = Array.from({ length: innerHeight }, (_, row) => document.elementFromPoint(innerWidth / 2, row));
    return rows.filter((element) => !stays(element)).length / rows.length;
  });
}
