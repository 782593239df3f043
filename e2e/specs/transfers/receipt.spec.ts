// Rules: R0.105, R0.106, R0.107.
import { persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { checkPayment, confirmButton, fillPayment, receiptOf } from './support';

test('a receipt is kept as a PDF, its reference is copied, every month is filled in, and Done leads back @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'ben', '/history');
  await fillPayment(page, { to: (await persona('ana')).username, amount: '7.20', note: 'Tickets' });
  await checkPayment(page);
  await confirmButton(page).click();
  await expect(receiptOf(page, '7.20')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Receipt as PDF' }).click();
  const name = (await download).suggestedFilename();
  expect(name).toMatch(/^receipt-\w+\.pdf$/);
  await page.getByRole('button', { name: 'Copy the reference' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeAttached();
  expect(`receipt-${await page.evaluate(() => navigator.clipboard.readText())}.pdf`).toBe(name);

  await page.getByRole('button', { name: /^Send every month.*another €7\.20 as soon as you confirm/ }).click();
  await expect(page.getByRole('textbox', { name: 'Payee gets' })).toHaveValue('7.20');
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Tickets');
  await checkPayment(page);
  await expect(page.getByRole('dialog').getByText('Every month')).toBeVisible();
  await confirmButton(page).click();
  await expect(receiptOf(page, '7.20')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send every month/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page).toHaveURL(/\/payments|\/history|\/home/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
