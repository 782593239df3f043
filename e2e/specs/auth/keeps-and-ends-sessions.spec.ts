import { signInLink } from '../../support/bank';
import { brandUnderTest } from '../../support/brands';
import { expect, signIn, signInByForm, test, watch } from '../../support/test';
import { SWITCHER } from '../../support/switcher';

test('logging out forgets everything and Back does not bring it back', async ({ page }) => {
  await signIn(page, 'ana');
  await page.getByRole('link', { name: 'Activity' }).first().click();
  await expect(page).toHaveURL(/\/history/);
  await page.getByRole('button', { name: SWITCHER }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('accessToken":"');
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  // Also over a load of the page, the next user does not land on the address of the last one (R0.15).
  await page.goto('/history?page=2');
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, 'ben', '/login');
  await expect(page).toHaveURL(/\/home$/);
});

test('a duplicated tab stays signed in, and signing out ends both', async ({ page, context }) => {
  await signIn(page, 'ana');
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/home', '_blank', 'noopener=no')),
  ]);
  await expect(copy).toHaveURL(/\/home$/);
  await expect(copy.getByRole('main').getByText(/€/).first()).toBeVisible();
  await page.getByRole('button', { name: SWITCHER }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(copy).toHaveURL(/\/login/);
});

test('a code in the address signs in once and leaves the address clean', async ({ page, browser }) => {
  const { url } = await signInLink('ben', brandUnderTest());
  const { search } = new URL(url);
  await page.goto(`/${search}`);
  await expect(page).toHaveURL(/\/home$/);
  const stranger = await browser.newPage();
  watch(stranger);
  await stranger.goto(new URL(`/${search}`, page.url()).href);
  await expect(stranger).toHaveURL(/\/login/);
  expect(stranger.url()).not.toContain('code');
  await stranger.close();
});
