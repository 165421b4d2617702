import { expectAccessible } from '../support/accessible.ts';
import { allViews, desktop, errorStatus, phone } from '../support/pages.ts';
import { test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [errorStatus] });

for (const { name, open } of allViews) {
  test(`${name} is accessible on small and large screens, by day and by night`, async ({ page }) => {
    await open(page);
    await expectAccessible(page, [phone, desktop]);
  });
}
