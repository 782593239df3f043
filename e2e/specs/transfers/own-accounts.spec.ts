import type { Page } from '@playwright/test';
import { addFault, audit, clearFaults } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { checkPayment, confirmButton, receiptOf } from './support';

/** Ben approves nothing, so that what he moves is moved at once. */
async function toReview(page: Page, amount: string): Promise<void> {
  await page.goto('/transfer/account');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await checkPayment(page);
  await expect(confirmButton(page)).toBeVisible();
}

/** How often this amount has arrived on any of the accounts. */
async function timesMoved(page: Page, amount: string): Promise<number> {
  await page.goto('/history?accountId=all&direction=in');
  const arrived = page.getByRole('link', { name: new RegExp(`\\+\\D*${amount.replace('.', '\\.')}`) });
  await expect(arrived.first()).toBeVisible();
  const { checks } = await audit();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
  return arrived.count();
}

test('a double click moves once', async ({ page }) => {
  await signIn(page, 'ben');
  await toReview(page, '1.11');
  await confirmButton(page).dblclick();
  await expect(receiptOf(page, '1.11')).toBeVisible();
  expect(await timesMoved(page, '1.11')).toBe(1);
});

test('five Enters move once', async ({ page }) => {
  await signIn(page, 'ben');
  await toReview(page, '1.12');
  await confirmButton(page).focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await expect(receiptOf(page, '1.12')).toBeVisible();
  expect(await timesMoved(page, '1.12')).toBe(1);
});

test('Back goes step by step, keeps what was typed, and the receipt is not gone back over', async ({ page }) => {
  await signIn(page, 'ben');
  await toReview(page, '1.13');
  await page.goBack();
  await expect(confirmButton(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.13');
  await page.goBack();
  await expect(page.getByRole('button', { name: /To account/ })).toBeVisible();
  await page.goForward();
  await checkPayment(page);
  await confirmButton(page).click();
  await expect(receiptOf(page, '1.13')).toBeVisible();
  await expect(page).toHaveURL(/ask=sent/);
  await page.goBack();
  await expect(receiptOf(page, '1.13')).toBeHidden();
  await expect(confirmButton(page)).toBeHidden();
});

test('a reload at the review keeps the amount and sends nothing', async ({ page }) => {
  await signIn(page, 'ben');
  await toReview(page, '1.14');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.14');
  await expect(page.getByText('We kept what you typed earlier.')).toBeVisible();
  await checkPayment(page);
  await confirmButton(page).click();
  await expect(receiptOf(page, '1.14')).toBeVisible();
  expect(await timesMoved(page, '1.14')).toBe(1);
});

test('an answer lost after the commit, then a reload: moved once, and the screen finds out', async ({ page }) => {
  await signIn(page, 'ben');
  await toReview(page, '1.15');
  await addFault({ match: { method: 'accountTransfer' }, kind: 'drop-after', times: 1000 });
  // The first try to find out takes long, so that the page is reloaded in the middle of it.
  await addFault({ match: { method: 'transferOutcome' }, kind: 'delay', delayMs: 8000, times: 1 });
  await confirmButton(page).click();
  await expect(page.getByText('finding out').first()).toBeVisible();
  await expect(page.getByText('try again')).toBeHidden();
  await page.reload();
  await expect(receiptOf(page, '1.15')).toBeVisible();
  expect(await timesMoved(page, '1.15')).toBe(1);
});

test('two tabs move twice, each once, because each was asked for', async ({ page, context }) => {
  await signIn(page, 'ben');
  const other = await context.newPage();
  await signIn(other, 'ben');
  await toReview(page, '1.16');
  await toReview(other, '1.17');
  await Promise.all([confirmButton(page).click(), confirmButton(other).click()]);
  await expect(receiptOf(page, '1.16')).toBeVisible();
  await expect(receiptOf(other, '1.17')).toBeVisible();
  expect(await timesMoved(page, '1.16')).toBe(1);
  await other.close();
});

test('offline nothing is sent and nothing is lost; back online it goes on', async ({ page, context }) => {
  await signIn(page, 'ben');
  await toReview(page, '1.18');
  await context.setOffline(true);
  await confirmButton(page).click();
  await expect(receiptOf(page, '1.18')).toBeHidden();
  await context.setOffline(false);
  await expect(async () => {
    if (await receiptOf(page, '1.18').isVisible()) return;
    if (await confirmButton(page).isVisible()) await confirmButton(page).click();
    else await checkPayment(page);
    await expect(receiptOf(page, '1.18')).toBeVisible({ timeout: 3000 });
  }).toPass();
  expect(await timesMoved(page, '1.18')).toBe(1);
});

/** From now on every call gets a gateway's 503. */
const takeBankAway = () => addFault({ match: {}, kind: 'status', status: 503, times: 1_000_000 });

test('the bank goes away after the commit: the app stays, also over a reload, and the receipt comes with the bank', async ({
  page,
}) => {
  await signIn(page, 'ben');
  await toReview(page, '1.19');
  await addFault({ match: { method: 'accountTransfer' }, kind: 'drop-after', times: 1 });
  await takeBankAway();
  await confirmButton(page).click();
  await expect(page.getByText('finding out').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('isn’t answering').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' }).first()).toBeVisible();
  await clearFaults();
  await expect(receiptOf(page, '1.19')).toBeVisible();
  expect(await timesMoved(page, '1.19')).toBe(1);
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
  await toReview(page, '1.20');
  await confirmButton(page).click();
  await expect(receiptOf(page, '1.20')).toBeVisible();
  expect(await timesMoved(page, '1.20')).toBe(1);
});
