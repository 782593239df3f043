// Rules: R0.52, R1.6.8.
import { actFor, giveFactor } from '../../support/acting';
import { expect, signIn, test } from '../../support/test';

test('without a reason the bank does not let an administrator in', async ({ page }) => {
  await signIn(page, 'ada');
  await page.goto('/home?fromCustomerId=1006');
  await expect(page).toHaveURL(/\/admin-overview/);
  await expect(page.getByText('act for customer 1006')).toBeVisible();
});

test('an administrator pauses a lost card by their own factor, and comes to none of its secrets', async ({ page }) => {
  await signIn(page, 'ada');
  await actFor(page, 'kai@personas', /^Kai /);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: /^Cards/ })
    .click();
  await page.getByRole('link', { name: /Debit card/ }).click();
  await page.waitForURL(/\/cards\/\d+$/);
  const pause = page.getByRole('switch', { name: 'Pause this card' });
  await pause.click();
  await giveFactor(page);
  await expect(pause).toHaveAttribute('aria-busy', 'false');
  await page.reload();
  await expect(pause).toBeChecked();
  // The number, the CVV and the PIN are Kai's alone.
  await expect(page.getByText('Only the customer can do this.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the details' })).toBeHidden();
});
