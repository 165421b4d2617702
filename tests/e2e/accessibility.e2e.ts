import { expectAccessible } from '../support/accessible.ts';
import { allViews, errorStatus } from '../support/pages.ts';
import { test } from '../support/test.ts';

const screens = [320, 768, 1280].map((width) => ({ width, height: 900 }));

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [errorStatus] });

for (const { name, open } of allViews) {
  test(`${name} is accessible on small and large screens, by day and by night`, async ({ page }) => {
    await open(page);
    await expectAccessible(page, screens);
  });
}
