import { signInLink } from '../../support/bank';
import { brandUnderTest } from '../../support/brands';
import { expect, signIn, test } from '../../support/test';

test('someone who is signed in is asked before a link changes who they are', async ({ page }) => {
  await signIn(page, 'ana');
  const { search } = new URL((await signInLink('ben', brandUnderTest())).url);
  await page.goto(`/${search}`);
  await expect(page.getByRole('heading', { name: /ana@.*ben@/ })).toBeVisible();
  expect(page.url()).not.toContain('code');
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: /^Ana .*, Personal$/ })).toBeVisible();
});

test('whoever agrees is the other customer afterwards', async ({ page }) => {
  await signIn(page, 'ana');
  const { search } = new URL((await signInLink('ben', brandUnderTest())).url);
  await page.goto(`/${search}`);
  await page.getByRole('button', { name: 'Switch' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: /^Ben .*, Personal$/ })).toBeVisible();
});
