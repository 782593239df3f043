import type { Page } from '@playwright/test';
import { lastCode, persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';

const OLD = 'pat@personas.test';
const NEW = 'pat.new@mail.test';
const PAYMENTS = 'orders@carpentry.test';

async function add(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('New e-mail address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await enterCode(page, email);
}

async function enterCode(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm the address' });
  await expect(dialog).toContainText(email);
  await dialog.getByLabel('Code', { exact: true }).fill(await lastCode(email));
  await expect(dialog).toBeHidden();
}

/** Makes an address the one to log in with: the password, and the code that went there. */
async function move(page: Page, email: string): Promise<void> {
  await open(page, email);
  await page.getByRole('button', { name: 'Make primary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your login address' });
  await expect(dialog).toContainText(email);
  await dialog.getByLabel('Current password', { exact: true }).fill((await persona('pat')).password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const code = dialog.getByLabel(`Code sent to ${email}`, { exact: true });
  await expect(code).toBeFocused();
  await code.fill(await lastCode(email));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
}

/** What can be done with an address. */
const open = (page: Page, email: string) => page.getByRole('button', { name: email }).click();

async function remove(page: Page, email: string): Promise<void> {
  await open(page, email);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);
}

test('a new address is confirmed, becomes the one to sign in with, and goes again', async ({ page }) => {
  await signIn(page, 'pat', '/profile');
  const row = (email: string) => page.getByRole('listitem').filter({ hasText: email });
  await add(page, NEW);
  await expect(row(NEW)).toContainText('Confirmed');

  await move(page, NEW);
  await expect(row(NEW)).toContainText('Primary');
  await expect(page.getByRole('button', { name: NEW })).toBeHidden();

  await move(page, OLD);
  await expect(row(OLD)).toContainText('Primary');
  await remove(page, NEW);
});

test('a company adds a payment address and takes it away', async ({ page }) => {
  await signIn(page, 'carl', '/company-emails');
  await add(page, PAYMENTS);
  await expect(page.getByRole('button', { name: PAYMENTS })).toContainText('Confirmed');
  await remove(page, PAYMENTS);
});
