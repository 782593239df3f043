import { persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { checkPayment, confirmButton, fillPayment, receiptOf } from './support';

test('a coupon that is over says so, and a payment that is kept is filled in again, removed and brought back', async ({
  page,
}) => {
  const name = `Flat ${Date.now()}`;
  const to = (await persona('ana')).username;
  await signIn(page, 'ben');
  await fillPayment(page, { to, amount: '3.00', note: name });
  await page.getByText('When and how often').click();
  await page.getByLabel('Coupon', { exact: true }).fill('SUMMER25');
  await checkPayment(page);
  await expect(page.getByText('This code isn’t valid today.')).toBeVisible();
  await page.getByLabel('Coupon', { exact: true }).fill('');
  await page.getByLabel('Name of the template', { exact: true }).fill(name);
  await checkPayment(page);
  await confirmButton(page).click();
  await expect(receiptOf(page, '3.00')).toBeVisible();

  await page.goto('/transfer/p2p');
  const template = page.getByRole('button', { name: `Fill in ${name}` });
  await page.getByRole('button', { name: new RegExp(`^Remove ${name}`) }).click();
  await expect(template).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await template.click();
  await expect(page.getByRole('textbox', { name: 'Payee gets' })).toHaveValue('3.00');
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue(name);
});
