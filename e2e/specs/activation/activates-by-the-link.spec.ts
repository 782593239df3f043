import { persona } from '../../support/bank';
import { expectNothingFound } from '../../support/axe';
import { expect, test } from '../../support/test';
import { activationLink, NEW_PASSWORD, openLinkFromSignIn, tryToLogIn } from './support';

// Neo, Bo and Emma are activated once in a run: nobody else signs them in.

test('a personal customer activates by the link and logs in', async ({ page }) => {
  await openLinkFromSignIn(page, 'neo');
  await expect(page.getByText('Your Account has been activated')).toBeVisible();
  await expect(page).toHaveURL(/\/activate$/);
  await expectNothingFound(page, 'activated');
  await page.getByRole('link', { name: 'Log in' }).click();
  const { username, password } = await persona('neo');
  await expect(page.getByLabel('E-mail')).toHaveValue(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a company is activated, and then its employee, with a password of her own', async ({ page }) => {
  await openLinkFromSignIn(page, 'bo');
  await expect(
    page.getByText(
      'Your account has been activated. Authorized users will now receive the activation links to access the account.',
    ),
  ).toBeVisible();

  await page.goto(await activationLink('emma'));
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByText('The password is too short or too long.')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuetext', 'weak');
  await expectNothingFound(page, 'choose a password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByText('Your Account has been activated')).toBeVisible();
  await tryToLogIn(page, 'emma', NEW_PASSWORD);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
});

test('a link that does not work says so and offers another @phone', async ({ page }) => {
  const { username } = await persona('ana');
  await page.goto(`/activate?code=made-up&user=${encodeURIComponent(username)}&action=activation`);
  await expect(page.getByRole('heading', { name: 'Account Activation' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This activation link is not valid.');
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeEnabled();
  await expectNothingFound(page, 'refused link');
});
