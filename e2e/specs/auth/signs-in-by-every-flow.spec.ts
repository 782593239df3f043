import { lastCode } from '../../support/bank';
import { expect, test } from '../../support/test';
import { codeOfMessage, enterPassword, HOME, logOut, numberOnScreen } from './support';

// R1.4.3; the flows otp and push have specs of their own.

test('direct: nothing more is asked', async ({ page }) => {
  await enterPassword(page, 'dora');
  await expect(page).toHaveURL(HOME);
});

test('sms: the code of the message with the number on the screen', async ({ page }) => {
  await enterPassword(page, 'sam');
  const code = await codeOfMessage(await numberOnScreen(page));
  // A reload in the middle goes on with the step.
  await page.reload();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(HOME);
});

test('verifyDevice: a new browser asks for a code, a remembered one does not', async ({ page }) => {
  const username = await enterPassword(page, 'vera');
  await expect(page.getByText(/ on (Linux|macOS|Windows|Android)/)).toBeVisible();
  await page.getByLabel('Code').fill(await lastCode(username));
  await page.getByRole('checkbox', { name: 'Remember this browser' }).check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(HOME);
  await logOut(page);
  await enterPassword(page, 'vera');
  await expect(page).toHaveURL(HOME);
});
