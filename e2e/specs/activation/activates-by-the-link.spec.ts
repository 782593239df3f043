import { persona } from '../../support/bank';
import { expectNothingFound } from '../../support/axe';
import { expect, test } from '../../support/test';
import { openLinkFromSignIn } from './support';

test('a personal customer activates by the link and logs in', async ({ page }) => {
  await openLinkFromSignIn(page, 'neo');
  await expect(page.getByText('Your Account has been activated')).toBeVisible();
  await expect(page).toHaveURL(/\/activate$/);
  await expectNothingFound(page, 'activated');
  await page.getByRole('link', { name: 'Log in' }).click();
  const { username, password } = await persona('neo');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a link that does not work says so and offers another @phone', async ({ page }) => {
  const { username } = await persona('ana');
  await page.goto(`/activate?code=made-up&user=${encodeURIComponent(username)}&action=activation`);
  await expect(page.getByRole('heading', { name: 'Account Activation' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This activation link is not valid.');
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeEnabled();
  await expectNothingFound(page, 'refused link');
});
