import { expectNothingFound } from '../../support/axe';
import { lastCode, persona, reset } from '../../support/bank';
import { handsAt } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';
import { toReview } from '../transfers/support';

test.afterAll(reset);

test('a request of a colleague is selected, looked at and approved', async ({ page }) => {
  await signIn(page, 'lev');
  await toReview(page, { to: (await persona('ben')).username, amount: '12.34', note: 'Brushes' });
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('dialog', { name: 'Created for approval' })).toBeVisible();

  const hands = handsAt(page);
  await signIn(page, 'abel', '/transfer/approved');
  await hands.press('checkbox', /12\.34 to Ben Ortega/, 'Space');
  await expectNothingFound(page, 'a request that is selected');
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await hands.press('button', 'Approve');
  await hands.lookAroundAndLeave('dialog', approve);
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Check and approve' });
  await expect(review).toBeVisible();
  await expectNothingFound(page, 'the review of a decision');
  await hands.press('button', 'Approve', 'Enter', review);
  const confirm = page.getByRole('dialog', { name: 'Confirm your approval' });
  await expect(confirm).toBeVisible();
  await expectNothingFound(page, 'the code of a decision');
  await hands.type('Code', await lastCode((await persona('abel')).username));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 request approved').first()).toBeVisible();
  await expect(confirm).toBeHidden();
  await hands.keepsFocus();
});

test('a phone is added, confirmed and removed; what history shows becomes a file', async ({ page }) => {
  const hands = handsAt(page);
  await signIn(page, 'pat', '/profile');
  await hands.press('button', 'Add a phone');
  await hands.type('Phone number', '0744 555 777');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm the phone' });
  await expect(dialog).toBeVisible();
  await expectNothingFound(page, 'the code of a phone');
  await hands.type('Code', await lastCode('+40744555777'));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const remove = page.getByRole('button', { name: 'Remove +40 744555777' });
  await expect(remove).toBeVisible();
  await hands.press('button', 'Remove +40 744555777');
  await hands.lookAroundAndLeave('alertdialog', remove);
  await page.keyboard.press('Enter');
  await hands.press('button', 'Remove', 'Enter', page.getByRole('alertdialog'));
  await expect(remove).toBeHidden();
  await hands.keepsFocus();

  await page.goto('/history');
  await hands.press('button', 'Export');
  await hands.press('button', 'Create the file');
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await expectNothingFound(page, 'a file that is ready');
  const download = page.waitForEvent('download');
  await hands.press('button', 'Download');
  expect((await download).suggestedFilename()).toMatch(/^history-\d+-\d{4}-\d\d-\d\d\.csv$/);
  await hands.press('button', 'Close the export');
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();
});
