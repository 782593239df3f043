import { addHistory } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';

test('filters live in the address and survive a reload', async ({ page }) => {
  await signIn(page, 'ana', '/history');
  await page.getByLabel(/search/i).fill('Aurora');
  await expect(page).toHaveURL(/[?&]q=Aurora/);
  await page.reload();
  await expect(page.getByLabel(/search/i)).toHaveValue('Aurora');
  await expect(page.getByRole('button', { name: /Aurora/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Noodle/ })).toHaveCount(0);
});

test('a hundred thousand rows: the end is one key away and the page stays small', async ({ page }) => {
  const { accountId } = await addHistory('ben', 100_000);
  await signIn(page, 'ben', `/history?accountId=${accountId}`);
  await expect(page.getByText('100,000 transactions')).toBeVisible();
  await page.getByRole('list', { name: /Transactions of/ }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('listitem').and(page.locator('[aria-posinset="100000"]'))).toBeVisible();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(nodes).toBeLessThanOrEqual(600);
});
