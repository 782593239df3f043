import { addAuthenticator, registerPasskey } from '../../support/authenticator';
import { persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { toReview } from '../transfers/support';
import { HOME, logOut } from './support';

test('a passkey signs in without a password, and approves a transfer in place of the code', async ({ page }) => {
  await page.goto('/login');
  await addAuthenticator(page);
  const remove = await registerPasskey(page, 'otis');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(HOME);

  await toReview(page, { to: (await persona('ben')).username, amount: '1.00', note: 'By passkey' });
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
  await expect(page.getByRole('dialog')).toContainText('1.00');
  await remove();
});

test('a browser that holds no passkey says so, and the form still works', async ({ page }) => {
  await page.goto('/login');
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('main').getByText(/The passkey was not used/)).toBeVisible();
  await signIn(page, 'dora');
  await logOut(page);
});
