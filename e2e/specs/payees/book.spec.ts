// Rules: R2.7.160, R2.7.162, R2.7.165 to R2.7.167.
import { expectNothingFound } from '../../support/axe';
import { audit } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { approve, checkPayment, confirmButton, receiptOf } from '../transfers/support';

test('an account is kept under its right name and trusted, a payee of past payments comes in and is paid again', async ({
  page,
}) => {
  await signIn(page, 'ana', '/payees');
  await page.getByRole('button', { name: 'Add the first one' }).click();
  const dialog = page.getByRole('dialog', { name: 'New payee' });
  await dialog.getByRole('radio', { name: 'Bank account' }).check();
  await dialog.getByLabel('Name of the payee', { exact: true }).fill('Greta Blumm');
  await dialog.getByRole('button', { name: /Country of the bank/ }).click();
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await dialog.getByRole('textbox', { name: /^IBAN/ }).fill('DE89 3704 0044 0532 0130 00');
  await expect(dialog.getByText('Nearly: the account belongs to Greta Blum.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use Greta Blum' }).click();
  await expect(dialog.getByText('The name matches the account.')).toBeVisible();
  await expectNothingFound(page, 'a new payee whose name was nearly right');
  await dialog.getByRole('button', { name: 'Save' }).click();

  const pane = page.getByRole('complementary', { name: 'Payee' });
  await expect(pane.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await pane.getByRole('switch', { name: 'Trusted payee' }).press('Space');
  await pane.getByText('What was changed').click();
  await expect(pane.getByText('Marked as trusted')).toBeVisible();
  await expectNothingFound(page, 'a payee beside the book');

  await page.getByRole('button', { name: 'Add from recent payments' }).click();
  const recent = page.getByRole('dialog', { name: 'Add from recent payments' });
  await recent.getByRole('checkbox', { name: /Ben Ortega/ }).check();
  await recent.getByRole('button', { name: 'Add 1 payee' }).click();
  await page.getByRole('button', { name: /^Ben Ortega/ }).click();
  await pane.getByRole('link', { name: 'Pay again' }).click();
  await page.getByRole('textbox', { name: 'Payee gets' }).fill('6.30');
  await checkPayment(page);
  await expect(page.getByRole('dialog')).toContainText('ben@personas.test');
  await confirmButton(page).click();
  await approve(page, 'ana');
  await expect(receiptOf(page, '6.30')).toBeVisible();
  expect(await audit()).toMatchObject({ ok: true });
});

test('a company finds its payees by what is typed, trusted ones marked', async ({ page }) => {
  await signIn(page, 'olivia', '/payees');
  const book = page.getByRole('list', { name: 'Payees' });
  await expect(book.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('searchbox', { name: 'Search payees' }).fill('kruger');
  await expect(book.getByRole('listitem')).toHaveCount(1);
  await expect(book.getByRole('listitem')).toContainText('Trusted');
});
