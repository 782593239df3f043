import { lastCode, persona } from '../../support/bank';
import { expect, signInByForm, test } from '../../support/test';
import type { Page } from '@playwright/test';

async function toTheCode(page: Page): Promise<string> {
  const { username, password } = await persona('otis');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  return username;
}

test('the code that was sent signs the customer in', async ({ page }) => {
  const username = await toTheCode(page);
  await page.getByLabel('Code').fill(await lastCode(username));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a wrong code says so and may be tried again', async ({ page }) => {
  const username = await toTheCode(page);
  const code = await lastCode(username);
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a persona with the simple flow needs no code', async ({ page }) => {
  await signInByForm(page, 'ben');
  await expect(page.getByLabel('Code')).toBeHidden();
});
