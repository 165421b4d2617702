import type { Locator, Page } from '@playwright/test';

/** The cookie settings: what opens them, the state of each category, and the buttons of a choice. */
export function cookieSettings(page: Page): { toggle: Locator; content: Locator; choices: Locator } {
  const settings = page.locator('#cookie-instellingen');
  return {
    toggle: settings.locator('summary'),
    content: settings.locator('dl'),
    choices: settings.getByRole('button'),
  };
}
