import { brandUnderTest } from '../../support/brands';
import { expect, signIn, test } from '../../support/test';

test('whoever needs a check first is told so, from any address', async ({ page }) => {
  await signIn(page, 'kyra');
  const heading = page.getByRole('heading', { name: 'We need to check who you are' });
  await expect(heading).toBeVisible();
  await page.goto('/history');
  await expect(heading).toBeVisible();
});

test('without a connection the figures stay and a banner says so', async ({ page, context }) => {
  await signIn(page, 'ana');
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden();
});

test('theme and language are changed in the preferences and are still so after a reload @every-brand', async ({
  page,
}) => {
  await signIn(page, 'ana');
  await page.getByRole('button', { name: /Personal menu/ }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Appearance/ }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await dialog.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', { name: 'Historial' }).first()).toBeVisible();
});

const ALL = ['English', 'Español', 'Română', 'Русский', 'Українська', 'Português'];

const offered = () => (brandUnderTest() === 'f' ? ALL.slice(0, 2) : ALL);

test('a brand offers its own languages @every-brand', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Language', { exact: true }).getByRole('option')).toHaveText(offered());
});
