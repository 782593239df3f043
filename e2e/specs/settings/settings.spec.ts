import type { Page } from '@playwright/test';
import { persona } from '../../support/bank';
import { expect, signIn, signInByForm, test } from '../../support/test';
import { confirmButton, toReview } from '../transfers/support';

const PASSWORD = 'Sandbox-2026!';
const NEW_PASSWORD = 'Harbour-lamp-93';
const ADDRESS = 'sia@personas.test';

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.goto('/setting?open=password');
  await page.getByLabel('Current password', { exact: true }).fill(from);
  await page.getByLabel('New password', { exact: true }).fill(to);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a new password signs in, and the old one no longer does', async ({ page, browser }) => {
  await signIn(page, 'sia', '/setting');
  await changePassword(page, PASSWORD, NEW_PASSWORD);
  const other = await browser.newPage();
  await other.goto('/login');
  await other.getByLabel('E-mail', { exact: true }).fill(ADDRESS);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByText('not right')).toBeVisible();
  await other.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other).toHaveURL(/\/home$/);
  await other.close();
});

test('the login history shows a failed try', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(ADDRESS);
  await page.getByLabel('Password', { exact: true }).fill('not it');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('not right')).toBeVisible();
  await signInByForm(page, 'sia');
  await page.goto('/login-history');
  await expect(page.getByRole('listitem').filter({ hasText: 'wrong password' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
});

test('nothing can be sent to a blocked payee until they are unblocked', async ({ page }) => {
  const { username } = await persona('ben');
  await signIn(page, 'sia', '/payout-blacklist?open=add');
  await page.getByLabel('Address or account number', { exact: true }).fill(username);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('button', { name: `Unblock ${username}` })).toBeVisible();
  await toReview(page, { to: username, amount: '1.00', note: 'Blocked' });
  await confirmButton(page).click();
  await expect(page.getByText('is blocked').first()).toBeVisible();
  await page.goto('/payout-blacklist');
  await page.getByRole('button', { name: `Unblock ${username}` }).click();
  await page.getByRole('button', { name: 'Unblock', exact: true }).click();
  await expect(page.getByText('Nobody is blocked')).toBeVisible();
});
