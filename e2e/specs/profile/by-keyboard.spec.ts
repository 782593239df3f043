import { expectNothingFound } from '../../support/axe';
import { lastCode } from '../../support/bank';
import { handsAt } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';
import { PDF } from '../../support/hands';

const ADDED = 'pat.keys@mail.test';

test('an e-mail address is added, confirmed and deleted; a postal one added; a switch set', async ({ page }) => {
  const hands = handsAt(page);
  await signIn(page, 'pat', '/profile');
  await hands.press('button', 'Add an address');
  await hands.lookAroundAndLeave('dialog', page.getByRole('button', { name: 'Add an address' }));
  await page.keyboard.press('Enter');
  await hands.type('New e-mail address', ADDED);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Confirm the address' })).toBeVisible();
  await hands.type('Code', await lastCode(ADDED));
  const row = page.getByRole('button', { name: `${ADDED} Confirmed` });
  await hands.press('button', `${ADDED} Confirmed`);
  await hands.lookAroundAndLeave('dialog', row);
  await page.keyboard.press('Enter');
  await hands.press('button', 'Delete', 'Enter', page.getByRole('dialog'));
  await hands.press('button', 'Delete', 'Enter', page.getByRole('alertdialog'));
  await expect(page.getByRole('listitem').filter({ hasText: ADDED })).toHaveCount(0);
  await hands.keepsFocus();

  await hands.press('button', 'Add a postal address');
  await hands.press('button', 'Save');
  await expect(page.getByLabel('Street and number', { exact: true })).toBeFocused();
  await page.keyboard.type('Strada Republicii 62');
  await hands.type('Postcode', '500030');
  await hands.type('Town or city', 'Brașov');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Strada Republicii 62' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a postal address' })).toBeFocused();

  await hands.press('link', /^Settings/, 'Enter', page.getByRole('navigation', { name: 'Main menu' }));
  await hands.press('link', /^Notifications/, 'Enter', page.getByRole('main'));
  const news = page.getByRole('region', { name: 'News and offers' });
  const saved = page.waitForResponse((response) => response.url().endsWith('?notificationSettingsSet'));
  await hands.press('switch', 'By SMS', 'Space', news);
  await saved;
  await expect(news.getByRole('switch', { name: 'By SMS' })).toBeChecked();
  await expect(news.getByRole('switch', { name: 'By SMS' })).toBeFocused();
  await page.reload();
  await expect(news.getByRole('switch', { name: 'By SMS' })).toBeChecked();
});

test('an unverified customer sends the documents that are missing', async ({ page }) => {
  const hands = handsAt(page);
  await signIn(page, 'una', '/unverified-account');
  await hands.press('button', 'Send', 'Enter', page.getByRole('region', { name: 'Identity document' }));
  const identity = page.getByRole('dialog', { name: 'Identity document' });
  await hands.attach('Choose files', { name: 'passport.pdf', ...PDF }, identity);
  await expect(identity.getByText('Being checked')).toBeVisible();
  await hands.press('button', 'Done', 'Enter', identity);
  await expect(identity).toBeHidden();
  await hands.keepsFocus();
  await hands.press('button', 'Send', 'Enter', page.getByRole('region', { name: 'Proof of address' }));
  const address = page.getByRole('dialog', { name: 'Proof of address' });
  await hands.attach('Choose files', { name: 'bill.pdf', ...PDF }, address);
  await expect(address.getByText('Being checked')).toBeVisible();
  await hands.press('button', 'Done', 'Enter', address);
  await hands.keepsFocus();
  await hands.press('button', 'Send', 'Enter', page.getByRole('region', { name: 'Your phone' }));
  await hands.press('button', 'Send the code');
  await expect(page.getByRole('dialog', { name: 'Your phone' }).first()).toBeVisible();
  await expectNothingFound(page, 'the code of an unverified customer');
  await hands.type('Code', await lastCode('+40700000028'));
  await expect(page.getByRole('heading', { name: 'Your documents are with us' })).toBeVisible();
  await hands.keepsFocus();

  await signIn(page, 'lina', '/limited-account');
  await expect(page.getByRole('list', { name: 'Why it is limited' })).toContainText('A document has expired');
  await hands.press('button', /^Source of your money/);
  const source = page.getByRole('dialog', { name: 'Source of your money' });
  await hands.attach('Choose files', { name: 'payslip.pdf', ...PDF }, source);
  await expect(source.getByText('Being checked')).toBeVisible();
  await hands.press('button', 'Done', 'Enter', source);
  await hands.keepsFocus();
});
