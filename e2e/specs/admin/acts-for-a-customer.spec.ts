import { expect, signIn, test } from '../../support/test';

test('without a reason the bank does not let an administrator in', async ({ page }) => {
  await signIn(page, 'ada');
  await page.goto('/home?fromCustomerId=1006');
  await expect(page).toHaveURL(/\/admin-overview/);
  await expect(page.getByText('act for customer 1006')).toBeVisible();
});
