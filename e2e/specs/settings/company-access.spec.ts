import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../support/test';

async function give(page: Page, right: string): Promise<void> {
  await page.getByRole('button', { name: 'Change the access of Cleo Baptista' }).click();
  await page.getByRole('radio', { name: right }).check();
  await page.getByRole('button', { name: 'Save the access' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('an owner changes an employee’s access, who then sees it, and who may change nobody’s before', async ({
  page,
  browser,
}) => {
  const cleo = await browser.newPage();
  await signIn(cleo, 'cleo', '/company-access');
  await expect(cleo.getByRole('button', { name: 'Add a person' })).toBeDisabled();
  await expect(cleo.getByRole('status').filter({ hasText: /full access/i })).toBeVisible();

  await signIn(page, 'coen', '/company-access');
  await give(page, 'Full access');
  await signIn(cleo, 'cleo', '/company-access');
  await expect(cleo.getByRole('button', { name: 'Add a person' })).toBeEnabled();
  await cleo.close();
  await give(page, 'Read');
});
