import { brandIds } from '@bank/run/brands';
import { findingsInColours } from '../../support/axe';
import { brandUnderTest } from '../../support/brands';
import { buildBrand } from '../../support/build';
import { serve } from '../../support/site';
import { expect, test } from '../../support/test';

// The workbench shows every component in every state, for all brands, light and dark. A build for customers leaves it out.

// One after the other, so that it is built once.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof serve>> & { remove(): void };

test.beforeAll(async () => {
  const { dist, remove } = await buildBrand(brandUnderTest(), { NODE_ENV: 'development' });
  site = { ...(await serve(dist)), remove };
});

test.afterAll(async () => {
  await site.close();
  site.remove();
});

for (const brand of brandIds()) {
  test(`the colours of every component can be told apart in the look of ${brand}`, async ({ page }) => {
    await page.goto(`${site.origin}/workbench`);
    await page.getByRole('combobox', { name: 'Brand', exact: true }).first().selectOption(brand);
    await expect(page.getByText(`${brand} dark`).first()).toBeVisible();
    expect(await findingsInColours(page, `workbench of ${brand}`)).toEqual([]);
  });
}
