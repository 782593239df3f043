// Rules: R0.111, R0.112.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../support/test';

/** All of it is in sight, and nothing has been scrolled. */
async function expectInSight(
  page: Page,
  roles: readonly (readonly [Parameters<Page['getByRole']>[0], string | RegExp])[],
) {
  for (const [role, name] of roles) await expect(page.getByRole(role, { name })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

for (const [where, size] of [
  ['on a desk', { width: 1280, height: 860 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(where, () => {
    test.use({ viewport: size });

    test('to a customer: both amounts, the account, the note and the button are in sight at once', async ({ page }) => {
      await signIn(page, 'sofia', '/transfer/p2p?to=ben@personas.test&currency=USD');
      await page.getByRole('textbox', { name: 'You send' }).fill('250');
      await expect(page.getByRole('textbox', { name: 'Payee gets' })).toHaveValue(/\d/);
      await expectInSight(page, [
        ['textbox', 'You send'],
        ['textbox', 'Payee gets'],
        ['button', /^From account/],
        ['textbox', 'Note'],
        ['button', 'Check and send'],
      ]);
    });

    test('out of the bank, with two ways to choose from, they are, too', async ({ page }) => {
      await signIn(page, 'sofia', '/transfer/external');
      await page.getByLabel('Name of the payee', { exact: true }).fill('Greta Blum');
      await page.getByRole('button', { name: /Country of the bank/ }).click();
      await page.getByRole('option', { name: 'Germany' }).click();
      await page.getByRole('textbox', { name: /^IBAN/ }).fill('DE89 3704 0044 0532 0130 00');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('textbox', { name: 'You send' }).fill('250');
      await expect(page.getByRole('textbox', { name: 'Payee gets' })).toHaveValue(/\d/);
      await expect(page.getByText('Cheapest')).toBeVisible();
      await expectInSight(page, [
        ['textbox', 'You send'],
        ['textbox', 'Payee gets'],
        ['textbox', 'Note'],
        ['button', 'Check and send'],
      ]);
    });
  });
}
