import { errorStatus } from '../../harness/pages.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { testedViews } from '../support/views.ts';

test.use({ expectedErrors: [errorStatus] });

for (const { name, open } of testedViews) {
  test(`${name} has its landmarks in order, and is accessible on small and large screens, in light and dark`, async ({
    page,
  }) => {
    await open(page);
    await expect.soft(page.locator('body')).toMatchAriaSnapshot(`
      - link "Naar de inhoud"
      - complementary "Direct contact"
      - banner:
        - navigation "Menu"
      - main:
        - heading [level=1]
      - contentinfo:
        - navigation "Navigatie"
        - navigation "Diensten"
        - navigation "Juridisch"
      - region "Bedrijfsgegevens en instellingen"
    `);
    await expectAccessible(page);
  });
}
