// Rules: R1.9.11.
import { expect, signIn, test } from '../../support/test';
import { viewports } from '../../support/viewports';

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

test('the balance chart has its figures in a table, also when the rates come after the accounts', async ({ page }) => {
  await page.route(/defaultRatesList/, async (route) => {
    await expect(page.getByRole('radio', { name: /Everyday/ })).toBeAttached();
    await route.continue();
  });
  await signIn(page, 'ana');
  await page.getByRole('button', { name: /table/i }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('an account chosen by keyboard drives chart and activity, and survives a reload', async ({ page }) => {
  await signIn(page, 'ana');
  const accounts = page.getByRole('radiogroup', { name: 'Account' });
  await expect(accounts.getByRole('radio', { name: /All accounts/ })).toBeChecked();
  await accounts.getByRole('radio', { name: /All accounts/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: /^Dollars, last month/ })).toBeVisible();
  await expect(page).toHaveURL(/account=\d+/);
  await page.reload();
  await expect(accounts.getByRole('radio', { name: /Dollars/ })).toBeChecked();
});

test('everything is valued in the currency that the customer picks, and stays so', async ({ page }) => {
  await signIn(page, 'ana');
  await page.getByRole('button', { name: 'Main currency: EUR' }).click();
  await page.getByRole('menuitem', { name: /US Dollar/ }).click();
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText(/\$\s?[\d,]+\.\d\d/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Main currency: USD' })).toBeVisible();
  await expect(balance).toContainText(/rates of .*\d\d:30/);
});

test('the keyboard meets the parts of home from top to bottom, and no part is wider than the window', async ({
  page,
}) => {
  for (const width of [320, ...Object.values(viewports), 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'una', '/home');
    await expect(page.getByRole('link', { name: /Your account is not verified yet/ })).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeAttached();
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('.home > *')]
        .map((part) => part.getBoundingClientRect())
        .map(({ x, y }) => ({ x, y })),
    );
    for (const [index, { x, y }] of order.slice(1).entries()) {
      const before = order[index] ?? { x: 0, y: 0 };
      expect(y > before.y || x > before.x).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
