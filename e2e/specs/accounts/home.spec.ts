import { expect, signIn, test } from '../../support/test';

test('balances can be hidden, and stay hidden', async ({ page }) => {
  await signIn(page, 'ana');
  await expect(
    page
      .getByRole('main')
      .getByText(/€\s?[\d,]+\.\d/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Hide balances' }).click();
  await expect(page.getByText('••••').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('••••').first()).toBeVisible();
  // With its decimals: a date may well stand behind a symbol.
  await expect(page.getByRole('main').getByText(/€\s?[\d,]+\.\d/)).toHaveCount(0);
});

test('the balance chart has its figures in a table', async ({ page }) => {
  await signIn(page, 'ana');
  await page.getByRole('button', { name: /table/i }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
});
