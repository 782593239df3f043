import { advanceClock, audit, lastCode, persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import {
  approve,
  checkPayment,
  codeField,
  confirmButton,
  fillPayee,
  fillPayment,
  otherCode,
  receiptOf,
  toReview,
} from './support';

test('more than there is: the amount says so', async ({ page }) => {
  await signIn(page, 'ana');
  await fillPayment(page, { to: (await persona('ben')).username, amount: '9999999.00', note: 'Too much' });
  await checkPayment(page);
  await expect(page.getByRole('textbox', { name: 'Payee gets' })).toHaveAttribute('aria-invalid', 'true');
  await expect(confirmButton(page)).toBeHidden();
});

test('to oneself: the payee says so', async ({ page }) => {
  await signIn(page, 'ana');
  await fillPayee(page, (await persona('ana')).username);
  await expect(page.getByLabel('Who should get money?', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('to nobody: the payee says so', async ({ page }) => {
  await signIn(page, 'ana');
  await fillPayee(page, 'nobody.at.all@personas.test');
  await expect(page.getByLabel('Who should get money?', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

/**
 * What the bank says to one wrong code after the other. Whole sentences: a number alone stands in the amount, too, and the next code would
 * then come before the answer to the one before.
 */
const ANSWERS = [...[4, 3, 2, 1].map((left) => `Tries left: ${left}.`), /not sent|rejected|no money/i];

test('a wrong code five times ends the transfer and moves nothing', async ({ page }) => {
  const note = `Wrong ${Date.now()}`;
  await signIn(page, 'ana');
  await toReview(page, { to: (await persona('ben')).username, amount: '2.00', note });
  await confirmButton(page).click();
  await expect(codeField(page)).toBeVisible();
  const right = await lastCode((await persona('ana')).username);
  for (const [nth, said] of ANSWERS.entries()) {
    await codeField(page).fill(otherCode(right, nth));
    await expect(page.getByText(said).first()).toBeVisible();
  }
  await page.goto(`/history?q=${encodeURIComponent(note)}`);
  const row = page.getByRole('link', { name: new RegExp(note) });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Rejected');
  const { checks } = await audit();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});

test('an expired code says so and a new one works', async ({ page }) => {
  const note = `Late ${Date.now()}`;
  await signIn(page, 'ana');
  await toReview(page, { to: (await persona('ben')).username, amount: '2.00', note });
  await confirmButton(page).click();
  await expect(codeField(page)).toBeVisible();
  await advanceClock(11 * 60_000);
  await approve(page, 'ana');
  await expect(page.getByText('expired').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await checkPayment(page);
  await confirmButton(page).click();
  await approve(page, 'ana');
  await expect(receiptOf(page, '2.00')).toBeVisible();
});
