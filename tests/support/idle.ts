import type { Page } from '@playwright/test';

/** Waits until a page has rendered and is idle. By then it has started all requests that need no interaction. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
}
