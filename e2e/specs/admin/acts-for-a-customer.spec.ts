import { expect, signIn, test } from '../../support/test';

test('an administrator finds a customer, gives a reason and acts for them', async ({ page, browser }) => {
  await signIn(page, 'ada');
  await expect(page).toHaveURL(/\/admin-overview$/);
  await page.getByLabel('Search customers').fill('atelier');
  await page.getByRole('button', { name: 'Act for Atelier Verde' }).click();
  const dialog = page.getByRole('dialog', { name: 'Act for Atelier Verde' });
  await dialog.getByLabel('Reason').fill('Asked by the owner on the phone');
  await dialog.getByRole('button', { name: 'Open the account' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Payroll').first()).toBeVisible();
  // The customer reads who was there and why.
  const hers = await browser.newPage();
  await signIn(hers, 'olivia', '/login-history');
  const log = hers.getByRole('list', { name: 'Who at the bank opened your account' });
  await expect(log.getByText('Asked by the owner on the phone').first()).toBeVisible();
  await hers.close();
});

test('without a reason the bank does not let an administrator in', async ({ page }) => {
  await signIn(page, 'ada');
  await page.goto('/home?fromCustomerId=1006');
  await expect(page).toHaveURL(/\/admin-overview/);
  await expect(page.getByText(/1006/)).toBeVisible();
});
