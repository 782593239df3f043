// Rules: R0.140.
import type { Page } from '@playwright/test';
import { addAuthenticator } from '../../support/authenticator';
import { persona } from '../../support/bank';
import { expect, test } from '../../support/test';
import { translateFromNow } from '../../support/translation';

/** Sign-in as it stands on a slow line: painted, its code still on the way. @returns what lets the code arrive */
async function beforeItsCode(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  return arrive;
}

test('what is pressed before the page’s code is there is carried out by it', async ({ page }) => {
  const { username, password } = await persona('ana');
  const arrive = await beforeItsCode(page);
  await page.getByLabel('E-mail', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  arrive();
  await expect(page).toHaveURL(/\/home$/);
});

test('after keys that came before the page’s code, the step that takes the place of the form has the focus', async ({
  page,
}) => {
  const { username, password } = await persona('pia');
  const arrive = await beforeItsCode(page);
  await page.getByLabel('E-mail', { exact: true }).focus();
  await page.keyboard.type(username);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByRole('heading', { name: 'Approve on your phone' })).toBeFocused();
});

test('so is the button of passkeys', async ({ page }) => {
  const arrive = await beforeItsCode(page);
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  arrive();
  await expect(page.getByText('The passkey wasn’t used')).toBeVisible();
});

test('and a language', async ({ page }) => {
  const arrive = await beforeItsCode(page);
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Español' });
  arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
});

test('a page that the browser translates before its code is there is taken over with what was typed', async ({
  page,
}) => {
  const { username, password } = await persona('ana');
  const arrive = await beforeItsCode(page);
  await page.getByLabel('E-mail', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await translateFromNow(page);
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(username);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});
