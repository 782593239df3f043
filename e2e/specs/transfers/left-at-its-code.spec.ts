// Rules: R2.4.73.
import { expectNothingFound } from '../../support/axe';
import { audit, lastCode, persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { codeField, confirmButton, toReview } from './support';

test.use({ viewport: { width: 390, height: 844 } });

test('a payment that was left at its code is found again, gone on with, and another one given up', async ({ page }) => {
  const left = async (note: string) => {
    await toReview(page, { to: (await persona('ben')).username, amount: '12.34', note });
    await confirmButton(page).click();
    await expect(codeField(page)).toBeVisible();
    // As a phone does that takes the page away: nobody is asked whether to cancel.
    await page.goto('/home');
    const row = page.getByRole('link', { name: /To confirm by \d\d:\d\d/ }).filter({ hasText: note });
    await row.click();
    await expect(page.getByRole('dialog', { name: 'Details' })).toContainText('It isn’t confirmed yet');
    await expectNothingFound(page, 'a payment that waits for its code');
  };
  await signIn(page, 'ana');

  await left('Tickets');
  await page.getByRole('button', { name: 'Go on' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm this payment' });
  await expect(sheet).toContainText('12.34');
  await expectNothingFound(page, 'the sheet that goes on with it');
  await codeField(page).fill(await lastCode((await persona('ana')).username));
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Receipt' })).toBeVisible();

  await left('Popcorn');
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this payment?' });
  await question.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(page.getByText('It was not carried out. No money has moved.')).toBeVisible();
  const { checks } = await audit();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});
