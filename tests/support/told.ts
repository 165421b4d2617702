import type { Page } from '@playwright/test';

/** An element in the browser's accessibility tree: its name, description and states. */
export type Told = { readonly name: string; readonly description: string; readonly [state: string]: unknown };

/**
 * Everything in the page's accessibility tree with a role of the browser's own list, in the order of the page.
 * `DisclosureTriangle` is a `<summary>`, `DisclosureTriangleGrouped` one of several that are open one at a time.
 */
export async function told(page: Page, role: string): Promise<Told[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map(({ name, description, properties = [] }) => ({
      name: name?.value ?? '',
      description: description?.value ?? '',
      ...Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
    }));
}
