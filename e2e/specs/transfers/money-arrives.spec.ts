import { audit, persona } from '../../support/bank';
import { expect, signIn, test, watch } from '../../support/test';
import { approve, confirmButton, receiptOf, toReview } from './support';

test('money sent by one customer appears at the other without a reload @every-brand', async ({ page, browser }) => {
  const ben = await browser.newPage();
  const complaints = watch(ben);
  await signIn(page, 'ana');
  await signIn(ben, 'ben');
  await expect(ben).toHaveURL(/\/home$/);

  // The row, not the message that goes by itself; a dense list beside a column leaves its note out.
  const row = ben.getByRole('main').getByRole('link', { name: /Ana Marin.*12\.34/ });
  await expect(row).toHaveCount(0);
  await toReview(page, { to: (await persona('ben')).username, amount: '12.34', note: 'Dinner' });
  await confirmButton(page).click();
  await approve(page, 'ana');
  await expect(receiptOf(page, '12.34')).toBeVisible();

  await expect(row).toBeVisible();
  expect(complaints).toEqual([]);
  await ben.close();
  const { ok, checks } = await audit();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
  expect(ok).toBe(true);
});
