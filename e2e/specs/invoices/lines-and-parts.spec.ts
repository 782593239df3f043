// Rules: R2.7.196, R2.7.197.
import { expectNothingFound } from '../../support/axe';
import { audit, persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { checkPayment, confirmButton, receiptOf } from '../transfers/support';
import { LIST, row } from './support';

test('an invoice of lines with tax is paid in two parts', async ({ page }) => {
  await signIn(page, 'hugo', `${LIST}?type=sent`);
  await page.getByRole('button', { name: 'New invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  await dialog.getByLabel('E-mail of who owes you', { exact: true }).fill((await persona('gala')).username);
  await dialog.getByRole('button', { name: 'Add lines' }).click();
  const line = (number: number) => dialog.getByRole('group', { name: `Line ${number}` });
  await line(1).getByRole('textbox', { name: 'What' }).fill('Portraits');
  await line(1).getByRole('textbox', { name: 'Quantity' }).fill('2.5');
  await line(1).getByRole('textbox', { name: 'Unit price' }).fill('79.99');
  await dialog.getByRole('button', { name: 'Add line', exact: true }).click();
  await line(2).getByRole('textbox', { name: 'What' }).fill('Prints');
  await line(2).getByRole('textbox', { name: 'Unit price' }).fill('20');
  await dialog.getByLabel('For', { exact: true }).fill('Two parts of portraits');
  await dialog.getByText('May be paid in parts').click();
  await expectNothingFound(page, 'an invoice of lines');
  await dialog.getByRole('button', { name: 'Send invoice' }).click();
  await expect(row(page, 'Two parts of portraits')).toContainText('270.58');

  await signIn(page, 'gala', LIST);
  await row(page, 'Two parts of portraits').click();
  await expect(page.getByRole('list', { name: 'Lines' })).toContainText('2.5 × €79.99');
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  await checkPayment(page);
  await confirmButton(page).click();
  await expect(receiptOf(page, '100.00')).toBeVisible();
  await page.goto(LIST);
  await expect(row(page, 'Two parts of portraits')).toContainText('Partly paid');
  await row(page, 'Two parts of portraits').click();
  await expect(page.getByText('170.58').first()).toBeVisible();
  await expectNothingFound(page, 'an invoice that is paid in part');
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await checkPayment(page);
  await confirmButton(page).click();
  await expect(receiptOf(page, '170.58')).toBeVisible();
  await page.goto(LIST);
  await expect(row(page, 'Two parts of portraits')).not.toContainText('Partly');
  await expect(row(page, 'Two parts of portraits')).toContainText('Paid');
  expect(await audit()).toMatchObject({ ok: true });
});
