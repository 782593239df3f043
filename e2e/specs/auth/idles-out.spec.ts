import { expect, signIn, test } from '../../support/test';

// The browser's clock is the test's. The bank's own runs on by itself and meets no limit meanwhile.
const MINUTE = 60_000;

test('two minutes before the end a warning asks, and an answer keeps the session', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'ana');
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await page.clock.fastForward(12.9 * MINUTE);
  const warning = page.getByRole('alertdialog');
  await expect(warning).toBeHidden();
  await page.clock.fastForward(0.2 * MINUTE);
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Stay logged in' }).last().click();
  await expect(warning).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
});

test('without an answer the session ends, and signing in comes back to the page', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'ana');
  await page.getByRole('link', { name: 'Activity' }).first().click();
  await expect(page).toHaveURL(/\/history/);
  await page.clock.fastForward(15.1 * MINUTE);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByText(/logged out because nothing happened/)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('bank.session') ?? '')).not.toContain('accessToken":"');
});
