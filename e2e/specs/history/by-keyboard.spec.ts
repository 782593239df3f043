import { tabTo } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';

test('a filter is set and a transaction read by keyboard alone', async ({ page }) => {
  await signIn(page, 'ana', '/history');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Filters' }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await tabTo(page, sheet.getByRole('button', { name: /Direction/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Any' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: 'Show results' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]direction=in/);
  const first = page
    .getByRole('list', { name: /Transactions of/ })
    .getByRole('button')
    .first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]details=/);
  await tabTo(page, page.getByRole('button', { name: 'Close details' }));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/[?&]details=/);
});
