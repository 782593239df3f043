import { expectNothingFound } from '../../support/axe';
import { expect, signIn, test } from '../../support/test';

test('axe finds nothing on the first pages in the brand’s own look @every-brand @phone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectNothingFound(page, 'login');
  await signIn(page, 'ana');
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await expectNothingFound(page, 'home');
});
