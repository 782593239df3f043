// Rules: R2.4.63, R2.4.64.
import { audit, persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { approve, confirmButton, receiptOf, toReview } from './support';

test('money that was sent by mistake is asked for, and the payee returns it', async ({ page }) => {
  const mistake = '/history?q=Mistake';
  await signIn(page, 'ben');
  await toReview(page, { to: (await persona('ana')).username, amount: '7.40', note: 'Mistake' });
  await confirmButton(page).click();
  await expect(receiptOf(page, '7.40')).toBeVisible();
  await page.goto(mistake);
  await page.getByRole('link', { name: /Mistake.*7\.40/ }).click();
  await page.getByRole('button', { name: 'Ask for it back' }).click();
  const question = page.getByRole('alertdialog', { name: 'Ask for the money back?' });
  await expect(question).toContainText('We ask Ana Marin to return €7.40.');
  await question.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('You asked for it back on')).toBeVisible();

  await signIn(page, 'ana', mistake);
  await page.getByRole('link', { name: /Mistake.*7\.40/ }).click();
  await expect(page.getByText('Ben Ortega asks you to return this payment.')).toBeVisible();
  await page.getByRole('link', { name: 'Return this payment' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await confirmButton(page).click();
  await approve(page, 'ana');
  await expect(page.getByRole('heading', { name: /^You returned .*7\.40/ })).toBeVisible();

  await signIn(page, 'ben', mistake);
  await page.getByRole('link', { name: /Mistake.*−€7\.40/ }).click();
  await expect(page.getByText('The money was returned.').first()).toBeVisible();
  expect(await audit()).toMatchObject({ ok: true });
});
