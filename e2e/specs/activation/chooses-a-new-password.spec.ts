import { lastCode, persona } from '../../support/bank';
import { expectNothingFound } from '../../support/axe';
import { expect, test } from '../../support/test';
import { enterCode, NEW_PASSWORD } from './support';

test('a forgotten password is replaced by the code that was sent', async ({ page }) => {
  const { username } = await persona('ben');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Both pages have an address.
  await expect(page.getByRole('heading', { name: 'Get a new password' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(username);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  const code = await lastCode(username);
  await page.getByLabel('Code', { exact: true }).fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('The code is not right.')).toBeVisible();
  await enterCode(page, 'ben');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password has been successfully updated')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(username);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('an address that nobody has is asked for a code too, and Back goes a step back @phone', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Get a new password' })).toBeVisible();
  await expectNothingFound(page, 'address');
  await page.getByLabel('E-mail', { exact: true }).fill('nobody@personas.test');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('a code is on its way there')).toBeVisible();
  await expectNothingFound(page, 'code');
  await page.goBack();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('nobody@personas.test');
  await page.goBack();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});
