import type { Page } from '@playwright/test';
import { audit, clearFaults, takeBankAway } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { checkPayment, confirmButton, receiptOf, toOwnReview } from './support';

/** How often this amount has arrived on any of the accounts. */
async function timesMoved(page: Page, amount: string): Promise<number> {
  await page.goto('/history?accountId=all&direction=in');
  const arrived = page.getByRole('link', { name: new RegExp(`\\+\\D*${amount.replace('.', '\\.')}`) });
  await expect(arrived.first()).toBeVisible();
  const { checks } = await audit();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
  return arrived.count();
}

// Ben approves nothing, so that what he moves is moved at once.

test('Back goes step by step, keeps what was typed, and the receipt is not gone back over', async ({ page }) => {
  await signIn(page, 'ben');
  await toOwnReview(page, '1.13');
  await page.goBack();
  await expect(confirmButton(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'You get' })).toHaveValue('1.13');
  await checkPayment(page);
  await confirmButton(page).click();
  await expect(receiptOf(page, '1.13')).toBeVisible();
  await expect(page).toHaveURL(/ask=sent/);
  await page.goBack();
  await expect(receiptOf(page, '1.13')).toBeHidden();
  await expect(confirmButton(page)).toBeHidden();
});

test('what leaves is typed, the bank fills in what arrives, and a swap turns it round by keyboard', async ({
  page,
}) => {
  await signIn(page, 'ana');
  await page.goto('/transfer/account?from=10011&to=10012');
  const leaves = page.getByRole('textbox', { name: 'You move' });
  const arrives = page.getByRole('textbox', { name: 'You get' });
  await leaves.fill('20');
  await expect(arrives).toHaveValue(/^2\d\.\d\d$/);
  await expect(page.getByRole('main').getByText(/^1\sEUR = \d\.\d{4}\sUSD$/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/held for \d+ s/);
  await page.getByRole('button', { name: 'Swap accounts' }).focus();
  await page.keyboard.press('Enter');
  await expect(arrives).toHaveValue('20');
  await expect(page.getByRole('button', { name: /To account/ })).toContainText('€');
});

test('a reload at the review keeps the amount and sends nothing', async ({ page }) => {
  await signIn(page, 'ben');
  await toOwnReview(page, '1.14');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'You get' })).toHaveValue('1.14');
  await expect(page.getByText('We kept what you typed earlier.')).toBeVisible();
  await checkPayment(page);
  await confirmButton(page).click();
  await expect(receiptOf(page, '1.14')).toBeVisible();
  expect(await timesMoved(page, '1.14')).toBe(1);
});

test('the bank is away: home keeps its figures, another place waits in its frame, and both come right by themselves', async ({
  page,
}) => {
  await signIn(page, 'ben', '/home');
  const figures = page
    .getByRole('main')
    .getByText(/€\s?[\d,]+\.\d\d/)
    .first();
  await expect(figures).toBeVisible();
  await takeBankAway();
  await page.getByRole('link', { name: 'Activity' }).first().click();
  await expect(page.getByText('isn’t answering').first()).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(figures).toBeVisible();
  await expect(page.getByRole('status').getByText(/^As of /)).toBeVisible();
  await page.getByRole('link', { name: 'Activity' }).first().click();
  await clearFaults();
  await expect(page.getByText('isn’t answering')).toHaveCount(0);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await toOwnReview(page, '1.20');
  await confirmButton(page).click();
  await expect(receiptOf(page, '1.20')).toBeVisible();
  expect(await timesMoved(page, '1.20')).toBe(1);
});
