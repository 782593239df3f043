import { expect, test } from '../../support/test';
import { answerOnPhone, enterPassword, HOME, numberOnScreen, onPhone } from './support';

// R1.4.4, the flow push; the browser follows by the websocket.

test('approved on the phone that shows the same number', async ({ page }) => {
  const username = await enterPassword(page, 'pia');
  const number = await numberOnScreen(page);
  expect((await onPhone(username))?.number).toBe(number);
  await answerOnPhone(username, true);
  await expect(page).toHaveURL(HOME);
});

test('declined on the phone: nobody is signed in', async ({ page }) => {
  const username = await enterPassword(page, 'pia');
  await numberOnScreen(page);
  await answerOnPhone(username, false);
  await expect(page.getByRole('heading', { name: 'Declined on the phone' })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('asked again after a rest, with the number of the new question', async ({ page }) => {
  await page.clock.install();
  const username = await enterPassword(page, 'pia');
  await numberOnScreen(page);
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await page.clock.fastForward('00:31');
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page.getByText(/The number has changed/)).toBeVisible();
  expect((await onPhone(username))?.number).toBe(await numberOnScreen(page));
  await answerOnPhone(username, true);
  await page.clock.fastForward('00:06');
  await expect(page).toHaveURL(HOME);
});
