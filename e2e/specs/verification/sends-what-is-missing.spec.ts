import { expect, signIn, test } from '../../support/test';

/** The smallest file that the bank takes for a PDF by its first bytes. */
const PDF = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('an unverified customer sends what is missing and sees it being checked', async ({ page }) => {
  await signIn(page, 'una', '/unverified-account');
  await expect(page.getByRole('heading', { name: 'A few documents, and your account is verified' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Identity document' })
    .getByLabel('Choose files')
    .setInputFiles({ name: 'passport.pdf', ...PDF });
  await expect(page.getByText('Being checked').first()).toBeVisible();
  await page
    .getByRole('group', { name: 'Proof of address' })
    .getByLabel('Choose files')
    .setInputFiles({ name: 'bill.pdf', ...PDF });
  await expect(page.getByRole('heading', { name: 'Your documents are with us' })).toBeVisible();
});

test('a limited customer reads why, and what exactly lifts it', async ({ page }) => {
  await signIn(page, 'lina', '/limited-account');
  await expect(page.getByRole('heading', { name: 'A document has expired' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We have questions about recent payments' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Source of your money' })).toBeVisible();
});
