import { errorStatus, testedViews } from '../../harness/pages.ts';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/test.ts';

const screens = [320, 768, 1280].map((width) => ({ width, height: 900 }));

test.use({ expectedErrors: [errorStatus] });

for (const { name, open } of testedViews) {
  test(`${name} is accessible on small and large screens, in light and dark`, async ({ page }) => {
    await open(page);
    await expectAccessible(page, screens);
  });
}
