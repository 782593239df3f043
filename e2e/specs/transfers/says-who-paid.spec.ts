import { persona } from '../../support/bank';
import { expect, signIn, test, watch } from '../../support/test';
import { confirmButton, toReview } from './support';

test('who is paid reads it at once, from whom and how much, and later in the notifications', async ({
  page,
  browser,
}) => {
  const ana = await browser.newPage();
  const complaints = watch(ana);
  await signIn(ana, 'ana');
  await expect(ana).toHaveURL(/\/home$/);
  await signIn(page, 'ben');
  await toReview(page, { to: (await persona('ana')).username, amount: '12.34', note: 'Dinner' });
  await confirmButton(page).click();

  const toasts = ana.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText('€12.34 from Ben Ortega');
  await ana.reload();
  await ana.getByRole('button', { name: /^Notifications/ }).click();
  await ana.getByRole('link', { name: /€12.34 from Ben Ortega/ }).click();
  await expect(ana).toHaveURL(/\/history\?.*details=/);
  await expect(ana.getByText('Dinner').first()).toBeVisible();
  expect(complaints).toEqual([]);
  await ana.close();
});
