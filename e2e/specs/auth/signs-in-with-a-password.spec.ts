import { expect, signInByForm, test } from '../../support/test';
import { persona } from '../../support/bank';

test('a customer signs in and sees their balances @every-brand @phone', async ({ page }) => {
  await signInByForm(page, 'ana');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
});

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  const { username } = await persona('ana');
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(username);
  await expect(page).toHaveURL(/\/login$/);
});

test('the page asked for is remembered through sign-in', async ({ page }) => {
  await page.goto('/history');
  await expect(page).toHaveURL(/\/login$/);
  const { username, password } = await persona('ana');
  await page.getByLabel('E-mail', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/history/);
});
