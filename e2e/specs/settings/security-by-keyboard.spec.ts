import { addAuthenticator } from '../../support/authenticator';
import type { Page } from '@playwright/test';
import { lastCode, persona } from '../../support/bank';
import { handsAt, type Hands } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';
import { answerOnPhone } from '../auth/support';

/** A row of the security screen; the whole row is its button. */
const section = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function givePassword(hands: Hands, button: string): Promise<void> {
  await hands.type('Current password', (await persona('sia')).password);
  await hands.press('button', button);
}

async function giveCode(page: Page, to: string): Promise<void> {
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.keyboard.type(await lastCode(to));
}

test('two-step verification is changed, and the focus comes back to its section', async ({ page }) => {
  const hands = handsAt(page);
  const { username } = await persona('sia');
  await signIn(page, 'sia', '/setting');
  const row = section(page, 'Two-step verification');
  await hands.press('button', /^Two-step verification/);
  await hands.lookAroundAndLeave('dialog', row.getByRole('button'));
  await page.keyboard.press('Enter');
  await hands.choose('Code by e-mail');
  await givePassword(hands, 'Save the change');
  await giveCode(page, username);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toContainText('Code by e-mail');
  await expect(row.getByRole('button')).toBeFocused();
});

test('a phone is linked, approved and removed; a passkey too', async ({ page }) => {
  const hands = handsAt(page);
  const { username } = await persona('sia');
  await signIn(page, 'sia', '/setting');
  const phones = section(page, 'Approving phones');
  await hands.press('button', /^Approving phones/);
  await hands.press('button', 'Link a phone');
  await hands.type('Name of the phone', 'Pocket');
  await hands.pick(/^Kind of phone/, 'iPhone');
  await hands.press('button', 'Show the QR code');
  await expect(page.getByRole('img', { name: 'QR code that links your phone' })).toBeVisible();
  await hands.keepsFocus();
  await answerOnPhone(username, true);
  await hands.press('button', /^Send the code to/);
  await giveCode(page, username);
  await expect(page.getByText('approved', { exact: true })).toBeVisible();
  await hands.press('button', /^Pocket/);
  await hands.press('button', 'Remove');
  await expect(page.getByText('No phones yet')).toBeVisible();
  await hands.lookAroundAndLeave('dialog', phones.getByRole('button'));

  await addAuthenticator(page);
  const passkeys = section(page, 'Passkeys');
  await hands.press('button', /^Passkeys/);
  await hands.press('button', 'Add a passkey');
  await hands.type('Name of the passkey', 'Laptop');
  await givePassword(hands, 'Continue');
  await expect(page.getByRole('button', { name: /^Laptop/ })).toBeVisible();
  await hands.press('button', /^Laptop/);
  await hands.press('button', 'Remove');
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await hands.lookAroundAndLeave('dialog', passkeys.getByRole('button'));
});

test('a trusted address is added, the mode changed, and all of it taken back', async ({ page }) => {
  const hands = handsAt(page);
  await signIn(page, 'sia', '/setting');
  const row = section(page, 'Where you log in from');
  await hands.press('button', /^Where you log in from/);
  await hands.press('button', 'Add an address');
  await hands.type('Address or network', '203.0.113.0/24');
  await givePassword(hands, 'Add the address');
  await expect(page.getByText('203.0.113.0')).toBeVisible();
  await hands.press('button', /^At other addresses/);
  await hands.choose('Warn me at others');
  await givePassword(hands, 'Save the change');
  await hands.press('button', /^203/);
  await givePassword(hands, 'Remove');
  await expect(page.getByText('No addresses yet')).toBeVisible();
  await hands.lookAroundAndLeave('dialog', row.getByRole('button'));
});

test('a payee is blocked and unblocked; “this was not me” leads to a new password', async ({ page }) => {
  const hands = handsAt(page);
  await signIn(page, 'sia', '/payout-blacklist');
  await hands.press('button', 'Block a payee');
  await hands.press('button', 'Block');
  await expect(page.getByLabel('Address or account number', { exact: true })).toBeFocused();
  await hands.type('Address or account number', 'shop@example.test');
  await page.keyboard.press('Enter');
  const unblock = page.getByRole('button', { name: 'Unblock shop@example.test' });
  await expect(unblock).toBeVisible();
  await hands.press('button', 'Unblock shop@example.test');
  await hands.lookAroundAndLeave('alertdialog', unblock);
  await page.keyboard.press('Enter');
  await hands.press('button', 'Unblock');
  await expect(page.getByText('Nobody is blocked')).toBeVisible();
  await hands.keepsFocus();

  await hands.press('link', 'Settings', 'Enter', page.getByRole('navigation', { name: 'Main menu' }));
  await hands.press('link', /^Login history/, 'Enter', page.getByRole('main'));
  await hands.press('button', 'This was not me');
  await hands.lookAroundAndLeave('alertdialog', page.getByRole('button', { name: 'This was not me' }));
  await page.keyboard.press('Enter');
  await hands.press('button', 'End other sessions');
  await expect(page.getByRole('dialog', { name: 'Password' })).toBeVisible();
  await hands.to('button', 'Change the password');
});
