// Rules: R2.3.17, R2.4.10, R2.4.11, R2.4.13, R2.7.31, R2.7.32, R2.7.36.
import type { Locator } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { advanceClock, audit, cardsOf, charge, lastCode } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { checkPayment, confirmButton, receiptOf } from '../transfers/support';

const HOUR_MS = 3_600_000;
/** A switch shows the choice at once; it is busy until the bank has it. */
const isSaved = (control: Locator) => expect(control).toHaveAttribute('aria-busy', 'false');

test('a card lives from its order to a purchase, and is over by itself', async ({ page }) => {
  await signIn(page, 'ana', '/add-card');
  await page.getByRole('radio', { name: /Physical debit card, Euro/ }).check();
  await page.getByRole('checkbox', { name: 'Send it by express' }).check();
  await page.getByRole('button', { name: 'Check the order' }).click();
  await page.getByRole('button', { name: 'Order the card' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill(await lastCode('ana@personas.test'));
  await expect(page.getByText('Ordered').first()).toBeVisible();
  const [card] = await cardsOf('ana@personas.test');
  expect(card).toBeDefined();
  const { accountId, lastFour } = card ?? { accountId: 0, lastFour: '' };

  await advanceClock(9 * HOUR_MS);
  await signIn(page, 'ana', `/cards/${accountId}`);
  await page.getByRole('link', { name: 'Activate the card' }).click();
  await page.getByLabel('Last four digits', { exact: true }).fill(lastFour);
  await page.getByRole('button', { name: /How did it arrive/ }).click();
  await page.getByRole('option', { name: 'By post' }).click();
  await page.getByRole('checkbox', { name: 'The card is in my hands' }).check();
  await page.getByRole('button', { name: /^Pay .* and activate$/ }).click();
  await expect(page.getByText('Your card works now.')).toBeVisible();
  await page.getByRole('button', { name: 'Hide now' }).click();
  await page.getByRole('link', { name: 'To my cards' }).click();

  await expect(page.getByRole('switch', { name: 'Pause this card' })).toBeVisible();
  expect(await charge(accountId, 'Café Aurora', '4.20')).toMatchObject({ approved: true });
  await expect(page.getByText('Café Aurora')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^On hold at the shop until /)).toBeVisible();

  // Four years on, the card is over by itself.
  await advanceClock(5 * 366 * 24 * HOUR_MS);
  await signIn(page, 'ana', `/cards/${accountId}`);
  await expect(page.getByText('This card has expired. Replace it to go on paying.')).toBeVisible();
  expect(await charge(accountId, 'Café Aurora', '4.20')).toMatchObject({ approved: false, reason: 'notActive' });
  expect(await audit()).toMatchObject({ ok: true });
});

test('a card that is paused, at its limit or closed to a way of use is declined, with the reason on the screen', async ({
  page,
}) => {
  await signIn(page, 'kai', '/cards/physical');
  await page.getByRole('link', { name: /Debit card/ }).click();
  await page.waitForURL(/\/cards\/\d+$/);
  const accountId = Number(new URL(page.url()).pathname.split('/').at(-1));

  const pause = page.getByRole('switch', { name: 'Pause this card' });
  await pause.click();
  await expect(page.getByText('Nothing new can be paid')).toBeVisible();
  await isSaved(pause);
  expect(await charge(accountId, 'Piața Mare', '9')).toMatchObject({ approved: false, reason: 'paused' });
  // The hint of the bank brings it, within five seconds, without a press.
  await expect(page.getByText('Declined: the card was paused')).toBeVisible({ timeout: 5000 });
  await pause.click();
  await expect(page.getByText('Nothing new can be paid')).toBeHidden();
  await isSaved(pause);

  // What the holder allows counts in the next purchase: a limit, a way of use, and back.
  await page.getByRole('button', { name: 'Change limits' }).click();
  await page.getByRole('textbox', { name: 'Each day', exact: true }).fill('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('progressbar', { name: 'Each day', exact: true })).toBeVisible();
  expect(await charge(accountId, 'Librăria Mică', '11')).toMatchObject({ approved: false, reason: 'perDay' });
  await expect(page.getByText('Declined: over your limit for a day')).toBeVisible({ timeout: 5000 });
  const online = page.getByRole('switch', { name: 'Online payments' });
  await page.getByText('Online payments', { exact: true }).click();
  await expect(online).not.toBeChecked();
  await isSaved(online);
  expect(await charge(accountId, 'Shop online', '1', { use: 'online' })).toMatchObject({ reason: 'online' });
  await page.getByText('Online payments', { exact: true }).click();
  await expect(online).toBeChecked();
  await isSaved(online);
  expect(await charge(accountId, 'Shop online', '1', { use: 'online' })).toMatchObject({ approved: true });
  await expectNothingFound(page, 'card');
});

test('a card is topped up from its page, once however often it is pressed', async ({ page }) => {
  await signIn(page, 'kai', '/cards/virtual');
  await page.getByRole('link', { name: /Subscriptions/ }).click();
  await page.getByRole('link', { name: 'Top up' }).click();
  await expect(page.getByRole('button', { name: /To account/ })).toContainText('Subscriptions');
  await page.getByRole('textbox', { name: 'You get' }).fill('12.50');
  await checkPayment(page);
  await confirmButton(page).dblclick();
  await expect(receiptOf(page, '12.50')).toBeVisible();
  await page.goto('/cards/virtual');
  await page.getByRole('link', { name: /Subscriptions/ }).click();
  // It held 45.50.
  await expect(
    page
      .getByRole('main')
      .getByText(/58\.00/)
      .first(),
  ).toBeVisible();
  expect(await audit()).toMatchObject({ ok: true });
});

test('the number of a virtual card is nowhere once it is hidden', async ({ page }) => {
  await signIn(page, 'kai', '/cards/virtual');
  await page.getByRole('link', { name: /Subscriptions/ }).click();
  await page.getByRole('button', { name: /Card details/ }).click();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await lastCode('kai@personas.test'));
  const shown = page.getByRole('dialog').getByText(/^\d{4} \d{4} \d{4} \d{4}$/);
  const number = (await shown.textContent()) ?? '';
  await page.getByRole('button', { name: 'Hide now' }).click();
  await expect(shown).toBeHidden();
  const left = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.documentElement.outerHTML]),
  );
  expect(left).not.toContain(number);
  expect(left).not.toContain(number.replaceAll(' ', ''));
  expect(JSON.stringify(await page.locator('body').ariaSnapshot())).not.toContain(number);
});
