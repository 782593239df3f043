import { tabTo } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';

test('a filter is set and a transaction read by keyboard alone', async ({ page }) => {
  await signIn(page, 'ana', '/history');
  const list = page.getByRole('list', { name: /Transactions of/ });
  await expect(list.getByRole('link').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Direction: In and out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'In and out' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]direction=in/);
  await expect(list.getByRole('link').first()).toBeVisible();
  await tabTo(page, list.getByRole('link').first());
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]details=/);
  await expect(page.getByRole('button', { name: 'Close details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/[?&]details=/);
  await expect(list.getByRole('link').nth(1)).toBeFocused();
});
