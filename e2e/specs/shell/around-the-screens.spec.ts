import { brandUnderTest } from '../../support/brands';
import { expect, signIn, test } from '../../support/test';
import { SWITCHER } from '../../support/switcher';

test('whoever needs a check first is told so, from any address', async ({ page }) => {
  await signIn(page, 'kyra');
  const heading = page.getByRole('heading', { level: 1, name: 'Getting you verified' });
  await expect(heading).toBeVisible();
  await page.goto('/history');
  await expect(heading).toBeVisible();
});

test('without a connection the figures stay and a banner says so', async ({ page, context }) => {
  await signIn(page, 'ana');
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  // A part whose code or first answer had not come yet says it, too: the banner is the one that tells the time of the figures.
  const banner = page.getByRole('status').filter({ hasText: /You’re offline.*As of/s });
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('appearance and language are changed behind the switcher and are still so after a reload @every-brand', async ({
  page,
}) => {
  await signIn(page, 'ana');
  await page.getByRole('button', { name: SWITCHER }).click();
  await page.getByRole('menuitem', { name: /^Appearance/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await dialog.getByText('Español', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', { name: 'Actividad' }).first()).toBeVisible();
});

const ALL = ['English', 'Español', 'Română', 'Русский', 'Українська', 'Português'];

const offered = () => (brandUnderTest() === 'f' ? ALL.slice(0, 2) : ALL);

test('a brand offers its own languages @every-brand', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Language', { exact: true }).getByRole('option')).toHaveText(offered());
});
