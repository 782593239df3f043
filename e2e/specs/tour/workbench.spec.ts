import { brandIds } from '@bank/run/brands';
import { findingsInColours } from '../../support/axe';
import { brandUnderTest } from '../../support/brands';
import { buildBrand } from '../../support/build';
import { serve } from '../../support/site';
import { expect, test } from '../../support/test';

// The workbench shows every component in every state, for all brands, light and dark. A build for customers leaves it out.

test('the colours of every component can be told apart, in every brand’s look', async ({ page }) => {
  const { dist, remove } = buildBrand(brandUnderTest(), { NODE_ENV: 'development' });
  const { origin, close } = await serve(dist);
  await page.goto(`${origin}/workbench`);
  const found: string[] = [];
  for (const brand of brandIds()) {
    await page.getByLabel('Brand').first().selectOption(brand);
    await expect(page.getByText(`${brand} dark`).first()).toBeVisible();
    found.push(...(await findingsInColours(page, `workbench of ${brand}`)));
  }
  await close();
  remove();
  expect(found).toEqual([]);
});
