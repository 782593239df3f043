import { expectNothingFound } from '../../support/axe';
import { lastCode } from '../../support/bank';
import { handsAt } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';

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
  await expect(dialog).toBeHidden();
  const phone = page.getByRole('button', { name: /^\+40 744555777/ });
  await expect(phone).toBeVisible();
  await hands.press('button', /^\+40 744555777/);
  await hands.lookAroundAndLeave('dialog', phone);
  await page.keyboard.press('Enter');
  await hands.press('button', 'Remove');
  await hands.press('button', 'Remove', 'Enter', page.getByRole('alertdialog'));
  await expect(phone).toBeHidden();
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
