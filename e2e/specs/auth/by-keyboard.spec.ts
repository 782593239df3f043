import { lastCode } from '../../support/bank';
import { handsAt } from '../../support/keyboard';
import { expect, test } from '../../support/test';
import { answerOnPhone, codeOfMessage, HOME, numberOnScreen, onPhone } from './support';
import { otherCode } from '../transfers/support';
import { enter, logOut } from '../../support/hands';
import { SWITCHER } from '../../support/switcher';

// R1.4.1 to R1.4.7: every step of a sign-in, without a mouse.

test('the steps that ask for a code: wrong once, given up once, remembered', async ({ page }) => {
  const hands = handsAt(page);
  await page.goto('/login');
  const otis = await enter(page, hands, 'otis');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  const code = await lastCode(otis);
  await hands.type('Code', otherCode(code));
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await hands.type('Code', code);
  await expect(page).toHaveURL(HOME);
  await logOut(hands);

  await enter(page, hands, 'sam');
  await hands.type('Code', (await codeOfMessage(await numberOnScreen(page))).slice(1));
  await hands.press('button', 'Back');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await hands.keepsFocus();

  const vera = await enter(page, hands, 'vera');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByRole('main').getByText(/ on (Linux|macOS|Windows|Android)/)).toBeVisible();
  await hands.backTo('checkbox', 'Remember this browser');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await hands.type('Code', await lastCode(vera));
  await expect(page).toHaveURL(HOME);
  await logOut(hands);
  await enter(page, hands, 'vera');
  await expect(page).toHaveURL(HOME);
});

test('the question on the phone: asked again, declined, approved', async ({ page }) => {
  const hands = handsAt(page);
  await page.clock.install();
  await page.goto('/login');
  const pia = await enter(page, hands, 'pia');
  const number = await numberOnScreen(page);
  expect((await onPhone(pia))?.number).toBe(number);
  await hands.keepsFocus();
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await page.clock.fastForward('00:31');
  await hands.press('button', 'Send again');
  await expect(page.getByRole('main').getByText(/The number has changed/)).toBeVisible();
  expect((await onPhone(pia))?.number).toBe(await numberOnScreen(page));
  await hands.keepsFocus();
  await answerOnPhone(pia, false);
  await page.clock.fastForward('00:06');
  await expect(page.getByRole('heading', { name: 'Declined on the phone' })).toBeVisible();
  await hands.press('button', 'Start again');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await enter(page, hands, 'pia');
  await numberOnScreen(page);
  await answerOnPhone(pia, true);
  await page.clock.fastForward('00:06');
  await expect(page).toHaveURL(HOME);
  await hands.keepsFocus();
});

test('what is asked first: the phone to link, new terms, the company to act for', async ({ page }) => {
  const hands = handsAt(page);
  await page.goto('/login');
  await enter(page, hands, 'mia');
  await expect(page.getByRole('main').getByText(/for \d+ more days/)).toBeVisible();
  await hands.press('button', 'Send the links to my phone');
  await hands.press('button', 'Send by SMS');
  await expect(page.getByRole('main').getByText(/begins with \+/)).toBeVisible();
  await hands.press('button', 'Later');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await hands.press('button', 'Back');

  await enter(page, hands, 'theo');
  await hands.press('button', /^Read: General terms/);
  const read = page.getByRole('button', { name: /^Read: General terms/ });
  await hands.lookAroundAndLeave('alertdialog', read);
  await hands.press('button', 'Accept and continue');
  await expect(page.getByText('Accept this document to go on.')).toHaveCount(2);
  await hands.keepsFocus();
  for (const title of [/accept: Payment services/, /accept: General terms/]) {
    await hands.backTo('checkbox', title);
    await page.keyboard.press('Space');
  }
  await hands.press('button', 'Accept and continue');
  await expect(page).toHaveURL(HOME);
  await logOut(hands);

  await enter(page, hands, 'cora');
  await hands.press('button', /Umbra Studio/);
  await expect(page.getByText('You’re acting for Umbra Studio')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You’re acting for Umbra Studio')).toBeVisible();
  await hands.press('button', 'Stop acting');
  await hands.press('button', /Atelier Verde/);
  await expect(page.getByText('You’re acting for Atelier Verde')).toBeVisible();
  await hands.pick(SWITCHER, /^Umbra Studio/, 'menuitemradio');
  await expect(page.getByText('You’re acting for Umbra Studio')).toBeVisible();
  await hands.keepsFocus();
});
