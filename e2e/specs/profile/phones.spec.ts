import { lastCode } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';

test('a phone is added and confirmed by the code that went to it, and goes again', async ({ page }) => {
  await signIn(page, 'pat', '/profile');
  await page.getByRole('button', { name: 'Add a phone' }).click();
  await page.getByLabel('Phone number').fill('0744 555 666');
  await page.getByRole('button', { name: 'Send the code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the phone' });
  await expect(dialog).toContainText('•••• 66');
  await dialog.getByLabel('Code').fill(await lastCode('+40744555666'));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const row = page.getByRole('list', { name: 'Phones' }).getByRole('listitem').filter({ hasText: '+40 744555666' });
  await expect(row).toContainText('Confirmed');

  await row.getByRole('button', { name: 'Remove +40 744555666' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});
