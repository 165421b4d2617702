import { errorStatus, testedViews } from '../../harness/pages.ts';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/test.ts';

test.use({ expectedErrors: [errorStatus] });

for (const { name, open } of testedViews) {
  test(`${name} is accessible on small and large screens, in light and dark`, async ({ page }) => {
    await open(page);
    await expectAccessible(page);
  });
}
