import { handsAt } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';
import { PDF } from '../../support/hands';

test('access is changed and seen, a person added and invited, and a user removed', async ({ page, browser }) => {
  const hands = handsAt(page);
  const cleo = await browser.newPage();
  await signIn(cleo, 'cleo', '/company-access');
  await expect(cleo.getByRole('button', { name: 'Add a person' })).toBeDisabled();
  await expect(cleo.getByRole('status').filter({ hasText: /full access/i })).toBeVisible();

  await signIn(page, 'coen', '/company-access');
  const change = page.getByRole('button', { name: 'Change the access of Cleo Baptista' });
  await hands.press('button', 'Change the access of Cleo Baptista');
  await hands.lookAroundAndLeave('dialog', change);
  await page.keyboard.press('Enter');
  await hands.choose('Full access');
  await hands.press('button', 'Save the access');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(change).toBeFocused();
  await signIn(cleo, 'cleo', '/company-access');
  await expect(cleo.getByRole('button', { name: 'Add a person' })).toBeEnabled();
  await cleo.close();

  await hands.press('button', 'Add a person');
  await hands.press('button', 'Add the person');
  await expect(page.getByText('Choose the position.')).toBeVisible();
  await hands.keepsFocus();
  await hands.pick(/^Position/, 'Director');
  await hands.type('First name', 'Nela');
  await hands.type('Last name', 'Quist');
  await hands.type('Work e-mail', 'nela@studio.test');
  await page.keyboard.press('Enter');
  await hands.press('button', 'Invite or remove Nela Quist');
  await hands.choose('Initiate');
  await hands.press('button', 'Send the invitation');
  const nela = page.getByRole('button', { name: 'Change the access of Nela Quist' });
  await expect(nela).toBeVisible();
  await hands.press('button', 'Change the access of Nela Quist');
  await hands.press('button', 'Remove access');
  await hands.press('button', 'Remove access', 'Enter', page.getByRole('alertdialog'));
  await expect(nela).toBeHidden();
  await hands.keepsFocus();

  // She is a director still, of whom papers are asked, until she is removed from the company, too.
  const director = page.getByRole('button', { name: /^Nela Quist.*Director/ });
  await signIn(page, 'coen', '/company');
  await expect(director).toContainText('Action required');
  await hands.press('link', /^Add and remove people/);
  await hands.press('button', 'Invite or remove Nela Quist');
  await hands.press('button', 'Remove from the company');
  await hands.press('button', 'Remove from the company', 'Enter', page.getByRole('alertdialog'));
  await expect(page.getByRole('button', { name: 'Invite or remove Nela Quist' })).toBeHidden();
  await hands.keepsFocus();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Dirk Aalto.*Director/ })).toBeVisible();
  await expect(director).toBeHidden();
});

test('a company document is chosen by the key and sent', async ({ page }) => {
  const hands = handsAt(page);
  await signIn(page, 'carl', '/company');
  await hands.press('button', /^Registration documents/);
  await hands.attach('Choose files', { name: 'register.pdf', ...PDF });
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await hands.press('button', 'Done');
  await expect(page.getByRole('button', { name: /^Registration documents/ })).toBeFocused();
});
