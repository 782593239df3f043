import { expect, test } from '../../support/test';
import { enter } from './support';

// R1.4.11 to R1.4.16, the start page, as it is lived.

test('the way to the old web bank names its host first', async ({ page }) => {
  await enter(page, 'wes');
  await expect(page.getByRole('heading', { name: 'Your accounts are still in our earlier online bank' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to classic.sandbox-bank.example' })).toHaveAttribute(
    'href',
    'https://classic.sandbox-bank.example/sign-in',
  );
});

test('a business user without any company is told so at sign-in', async ({ page }) => {
  await enter(page, 'nora');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You aren’t linked to a company yet')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('bank.session'))).not.toContain('accessToken":"');
});
