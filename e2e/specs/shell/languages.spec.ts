import { expect, signIn, test } from '../../support/test';

test('another language is remembered, on sign-in and after it', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel(/language/i).selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeHidden();
});

test('an address nobody knows gets a page that leads home', async ({ page }) => {
  await signIn(page, 'ana');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/home$/);
});
