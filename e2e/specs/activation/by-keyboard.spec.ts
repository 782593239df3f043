import { expectNothingFound } from '../../support/axe';
import { lastCode, persona } from '../../support/bank';
import { handsAt } from '../../support/keyboard';
import { expect, test } from '../../support/test';
import { activationLink, NEW_PASSWORD } from './support';
import { HOME } from '../auth/support';
import { otherCode } from '../transfers/support';
import { enter } from '../../support/hands';

test('a link is sent again, and an account activated with a password of its own', async ({ page }) => {
  const hands = handsAt(page);
  await page.goto('/login');
  await enter(page, hands, 'bo');
  await expect(page.getByText('Your account is not activated yet.')).toBeVisible();
  await hands.press('button', 'Send me a new link');
  await expect(page.getByText('a new link is on its way')).toBeVisible();
  await hands.keepsFocus();
  await page.goto(await activationLink('bo'));
  await expect(
    page.getByText('Authorized users will now receive the activation links to access the account.', { exact: false }),
  ).toBeVisible();

  await page.goto(await activationLink('emma'));
  await hands.type('New password', 'short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The password is too short or too long.')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuetext', 'weak');
  await expectNothingFound(page, 'choose a password');
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await hands.press('button', 'Show what you type');
  await hands.backTo('textbox', 'New password');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(NEW_PASSWORD);
  await hands.press('button', 'Activate my account');
  await expect(page.getByText('Your Account has been activated')).toBeVisible();
  await hands.press('link', 'Log in');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await hands.keepsFocus();
});

test('a password that must be changed, by its code', async ({ page }) => {
  const hands = handsAt(page);
  const { username, password } = await persona('fay');
  await page.goto('/login');
  await hands.press('link', 'Forgot your password?');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await hands.press('link', 'Back');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await hands.keepsFocus();

  await enter(page, hands, 'fay');
  await expect(page.getByRole('heading', { name: 'You need a new password' })).toBeVisible();
  await hands.press('button', 'Send the code');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  const code = await lastCode(username);
  await page.keyboard.type(otherCode(code));
  await expect(page.getByText('The code is not right.')).toBeVisible();
  await hands.keepsFocus();
  await hands.type('Code', code);
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await hands.press('button', 'Save the password');
  await expect(page.getByText('This is the password you have now. Choose another one.')).toBeVisible();
  await expectNothingFound(page, 'new password');
  await hands.type('New password', NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await hands.press('button', 'Log in');
  await expect(page).toHaveURL(HOME);
});
