import type { Page } from '@playwright/test';

/** Waits until a page has rendered and is idle: by then it has started every request that it makes on its own. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
}
