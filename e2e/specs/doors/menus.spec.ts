import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test';
import { enter } from './support';

test('every place and every entry of the settings leads to a screen', async ({ page }) => {
  await enter(page, 'ana', '/home');
  const addresses = (part: Locator) =>
    part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const places = await addresses(page.getByRole('navigation', { name: 'Main menu' }));
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: /^Profile/ })).toBeVisible();
  const hrefs = [...places, ...(await addresses(page.getByRole('main')))];
  expect(hrefs.length).toBeGreaterThan(8);
  for (const href of hrefs) {
    await page.goto(href);
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('We can’t find this page');
  }
});
