import { expect, signIn, signInByForm, test } from '../../support/test';
import { SWITCHER } from '../../support/switcher';

const MINUTE = 60_000;

test('what was typed survives an idle session for the same person, and nobody else', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'ana', '/transfer/p2p');
  const payee = page.getByLabel('Who should get money?', { exact: true });
  await payee.fill('garden@personas.test');
  await page.clock.fastForward(15.1 * MINUTE);
  await expect(page).toHaveURL(/\/login$/);

  await signInByForm(page, 'ana');
  await expect(page).toHaveURL(/\/transfer\/p2p/);
  await expect(payee).toHaveValue('garden@personas.test');
  await page.clock.fastForward(15.1 * MINUTE);
  await expect(page).toHaveURL(/\/login$/);

  await signInByForm(page, 'ben');
  await page.goto('/transfer/p2p');
  await expect(payee).toHaveValue('');
});

test('logging out leaves nothing of it behind', async ({ page }) => {
  await signIn(page, 'ana', '/transfer/p2p');
  await page.getByLabel('Who should get money?', { exact: true }).fill('garden@personas.test');
  await page.goto('/home');
  await page.getByRole('button', { name: SWITCHER }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('garden');
});
