import { addHistory } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';

test('filters live in the address and survive a reload', async ({ page }) => {
  await signIn(page, 'ana', '/history');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Aurora');
  await expect(page).toHaveURL(/[?&]q=Aurora/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('Aurora');
  const list = page.getByRole('list', { name: /Transactions of/ });
  await expect(list.getByRole('link', { name: /Aurora/ }).first()).toBeVisible();
  await expect(list.getByRole('link', { name: /Noodle/ })).toHaveCount(0);
});

test('a transaction opens, gives its receipt, and Back closes it', async ({ page }) => {
  await signIn(page, 'ana', '/history?status=completed');
  const row = page
    .getByRole('list', { name: /Transactions of/ })
    .getByRole('link')
    .first();
  await row.click();
  await expect(page).toHaveURL(/[?&]details=/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Receipt' }).click();
  expect((await download).suggestedFilename()).toMatch(/^receipt-\w+\.pdf$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&]details=/);
  await expect(page.getByRole('button', { name: 'Receipt' })).toHaveCount(0);
});

test('a hundred thousand rows: the end is one key away, stays when the sums arrive, and the page stays small', async ({
  page,
}) => {
  const { accountId } = await addHistory('ben', 100_000);
  let answerSums = () => {};
  const asked = new Promise<void>((resolve) => (answerSums = resolve));
  await page.route(/transactionSummary/, async (route) => {
    await asked;
    await route.continue();
  });
  await signIn(page, 'ben', `/history?accountId=${accountId}`);
  await expect(page.getByText('100,000 transactions')).toBeVisible();
  await page.getByRole('heading', { name: 'Activity', level: 1 }).click();
  await page.keyboard.press('End');
  const last = page.getByRole('listitem').and(page.locator('[aria-posinset="100000"]'));
  await expect(last).toBeInViewport();
  await expect
    .poll(() => page.evaluate(() => window.scrollY + window.innerHeight - document.documentElement.scrollHeight))
    .toBe(0);
  answerSums();
  // The days of all rows come with the sums, and so do their headings.
  await expect(page.getByText('Money out')).toBeAttached();
  await expect(last).toBeInViewport();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(nodes).toBeLessThanOrEqual(900);
});
