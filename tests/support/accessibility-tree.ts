import type { Page } from '@playwright/test';

/** An element of the browser's accessibility tree: its name, description and states. */
export type AccessibleElement = {
  readonly name: string;
  readonly description: string;
  readonly [state: string]: unknown;
};

/**
 * All elements with a role in the page's accessibility tree, in document order. Chromium's own roles include
 * `DisclosureTriangle`, a `<summary>`, and `DisclosureTriangleGrouped`, a `<summary>` of `<details name>`.
 */
export async function elementsWithRole(page: Page, role: string): Promise<AccessibleElement[]> {
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
