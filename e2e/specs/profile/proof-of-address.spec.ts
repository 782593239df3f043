import { expect, signIn, test } from '../../support/test';
import { rejectDocument } from './support';

const STREET = 'Strada Republicii 62';

test('a proof is uploaded, and the page hears of its rejection by itself', async ({ page }) => {
  await signIn(page, 'pat', '/profile');
  await page.getByRole('button', { name: 'Add a postal address' }).click();
  await page.getByLabel('Street and number', { exact: true }).fill(STREET);
  await page.getByLabel('Postcode', { exact: true }).fill('500030');
  await page.getByLabel('Town or city', { exact: true }).fill('Brașov');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('button', { name: STREET });
  await expect(row).toContainText('Document missing');

  await row.click();
  const sheet = page.getByRole('dialog', { name: STREET });
  await sheet.getByRole('button', { name: 'Upload a proof of address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proof of address' });
  await dialog.getByLabel('Choose files', { exact: true }).setInputFiles([
    { name: 'holiday.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a bill') },
  ]);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'holiday.svg' })).toContainText('is not accepted');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'bill.pdf' })).toContainText('Uploaded');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row).toContainText('Being checked');

  await rejectDocument('bill.pdf', 'The bill is older than three months.');
  await expect(row).toContainText('The bill is older than three months.');
  await expect(row).toContainText('Rejected');

  await row.click();
  await expect(sheet.getByRole('listitem')).toContainText('The bill is older than three months.');
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
});
