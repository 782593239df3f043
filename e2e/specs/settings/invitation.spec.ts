// Rules: R0.186.
import { handsAt } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';

test('a company invites a customer of the bank, who reads it on home and acts for the company once they accept', async ({
  page,
  browser,
}) => {
  const hands = handsAt(page);
  await signIn(page, 'coen', '/company-access');
  await hands.press('button', 'Add a person');
  await hands.pick(/^Position/, 'Director');
  await hands.type('First name', 'Ben');
  await hands.type('Last name', 'Ortega');
  await hands.type('Work e-mail', 'ben@personas.test');
  await page.keyboard.press('Enter');
  await hands.press('button', 'Invite or remove Ben Ortega');
  await hands.choose('Initiate');
  await hands.press('button', 'Send the invitation');
  const row = page.getByRole('button', { name: 'Change the access of Ben Ortega' });
  await expect(row).toContainText(/invited until \d+ \w+ \d{4}/);

  const ben = await browser.newPage();
  const bens = handsAt(ben);
  await signIn(ben, 'ben');
  await bens.press('link', /Coral Reef Travel.* invites you to act for it/);
  const invitations = ben.getByRole('list', { name: 'Invitations to you' });
  await expect(invitations).toContainText('Your access: create for approval');
  await bens.press('button', 'Accept the invitation of Coral Reef Travel');
  const accepted = ben.getByText('You can act for Coral Reef Travel from now on.');
  await expect(accepted).toBeFocused();
  await expect(invitations).toBeHidden();

  // The company's page reads the yes without being loaded again.
  await expect(row).not.toContainText('invited until');
  await hands.press('button', 'Change the access of Ben Ortega');
  await hands.press('button', 'Remove access');
  await hands.press('button', 'Remove access', 'Enter', page.getByRole('alertdialog'));
  await expect(row).toBeHidden();
  await ben.close();
});
