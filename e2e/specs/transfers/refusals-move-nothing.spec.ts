import { advanceClock, audit, lastCode, persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { approve, codeField, otherCode, fillPayment, toReview } from './support';

test('more than there is: the amount says so', async ({ page }) => {
  await signIn(page, 'ana');
  await fillPayment(page, { to: (await persona('ben')).username, amount: '9999999.00', note: 'Too much' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Confirm and send' })).toBeHidden();
});

test('to oneself: the payee says so', async ({ page }) => {
  await signIn(page, 'ana');
  await fillPayment(page, { to: (await persona('ana')).username, amount: '1.00', note: 'Me' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Payee e-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('to nobody: the payee says so', async ({ page }) => {
  await signIn(page, 'ana');
  await fillPayment(page, { to: 'nobody.at.all@personas.test', amount: '1.00', note: 'Nobody' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Payee e-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a wrong code five times ends the transfer and moves nothing', async ({ page }) => {
  const note = `Wrong ${Date.now()}`;
  await signIn(page, 'ana');
  await toReview(page, { to: (await persona('ben')).username, amount: '2.00', note });
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(codeField(page)).toBeVisible();
  const right = await lastCode((await persona('ana')).username);
  const wrong = otherCode(right);
  for (let left = 4; left >= 0; left -= 1) {
    await codeField(page).fill(wrong);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(
      page.getByText(left > 0 ? new RegExp(`\\b${left}\\b`) : /not sent|rejected|no money/i).first(),
    ).toBeVisible();
  }
  await page.goto(`/history?q=${encodeURIComponent(note)}`);
  const row = page.getByRole('button', { name: new RegExp(note) });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Rejected');
  const { checks } = await audit();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});

test('an expired code says so and a new one works', async ({ page }) => {
  const note = `Late ${Date.now()}`;
  await signIn(page, 'ana');
  await toReview(page, { to: (await persona('ben')).username, amount: '2.00', note });
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(codeField(page)).toBeVisible();
  await advanceClock(11 * 60_000);
  await approve(page, 'ana');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/expired/i)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await approve(page, 'ana');
  await expect(page.getByRole('dialog', { name: 'Money sent' })).toContainText('2.00');
});
