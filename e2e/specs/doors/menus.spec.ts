import { expect, test } from '../../support/test';
import { enter } from './support';

test('every line of the menus leads to a screen', async ({ page }) => {
  await enter(page, 'ana', '/home');
  await page.getByRole('button', { name: /Personal menu/ }).click();
  const places = page.getByRole('menuitem').filter({ hasNotText: /Preferences|Hide balances|Log out/ });
  const hrefs = await places.evaluateAll((items) => items.map((item) => item.getAttribute('href') ?? ''));
  await page.keyboard.press('Escape');
  for (const href of hrefs) {
    await page.goto(href);
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Page not found');
  }
});
