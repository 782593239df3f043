// Rules: D25.
import { persona } from '../../support/bank';
import { expectNothingFound } from '../../support/axe';
import { expect, signIn, test } from '../../support/test';
import { confirmButton, toReview } from '../transfers/support';
import { SWITCHER } from '../../support/switcher';

test('axe finds nothing on the popups of a payment @phone', async ({ page }) => {
  await signIn(page, 'ana');
  await toReview(page, { to: (await persona('ben')).username, amount: '1.50', note: 'axe' });
  await expectNothingFound(page, 'review');
  await confirmButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expectNothingFound(page, 'approval');
});

test('axe finds nothing on the papers of a company @phone', async ({ page }) => {
  await signIn(page, 'carl', '/company');
  await page.getByRole('button', { name: /^Registration documents/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingFound(page, 'upload');
});

test('axe finds nothing on what stands around the screens @phone', async ({ page }) => {
  await page.clock.install();
  const otis = await persona('otis');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expectNothingFound(page, 'login with errors');
  await page.getByLabel('E-mail', { exact: true }).fill(otis.username);
  await page.getByLabel('Password', { exact: true }).fill(otis.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expectNothingFound(page, 'code');
  await page.getByRole('button', { name: 'Back' }).click();

  await signIn(page, 'ana');
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await page.getByRole('button', { name: SWITCHER }).click();
  // A menu beside the pointer, a sheet under the thumb.
  await expect(page.getByRole('menu').or(page.getByRole('dialog')).first()).toBeVisible();
  await expectNothingFound(page, 'switcher');
  const appearance = { name: /^Appearance/ };
  await page.getByRole('menuitem', appearance).or(page.getByRole('button', appearance)).click();
  // The sheet that it came from is still closing.
  await expect(page.getByRole('dialog', { name: 'Appearance and language' })).toBeVisible();
  await expectNothingFound(page, 'appearance');
  await page.keyboard.press('Escape');
  await page.clock.fastForward('13:30');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothingFound(page, 'idle warning');
});
