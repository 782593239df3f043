import { expect, test } from '../../support/test';
import { codeOfMessage, enterPassword, HOME, numberOnScreen } from './support';

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
  await page.getByLabel('Code', { exact: true }).fill(code);
  await expect(page).toHaveURL(HOME);
});
