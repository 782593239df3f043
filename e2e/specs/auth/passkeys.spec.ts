import { addAuthenticator, registerPasskey } from '../../support/authenticator';
import { persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { confirmButton, receiptOf, toReview } from '../transfers/support';
import { HOME, logOut } from './support';

test('a passkey signs in without a password, and approves a transfer in place of the code', async ({ page }) => {
  await page.goto('/login');
  await addAuthenticator(page);
  const remove = await registerPasskey(page, 'otis');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(HOME);

  await toReview(page, { to: (await persona('ben')).username, amount: '1.00', note: 'By passkey' });
  await expect(confirmButton(page)).toHaveText('Confirm with your passkey');
  await confirmButton(page).click();
  await expect(receiptOf(page, '1.00')).toBeVisible();
  await remove();
});

test('a browser that holds no passkey says so, and the form still works', async ({ page }) => {
  await page.goto('/login');
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey wasn’t used')).toBeVisible();
  await signIn(page, 'dora');
  await logOut(page);
});
