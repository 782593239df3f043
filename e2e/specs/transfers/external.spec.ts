// Rules: R2.7.90, R2.7.91, R2.7.94, R2.7.95.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { advanceClock, audit } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { approve, checkPayment, confirmButton } from './support';

const DAY_MS = 86_400_000;

async function choose(page: Page, button: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** On to the amount, by bank transfer to an IBAN of Germany. */
async function toGermany(page: Page, payee: string): Promise<void> {
  await signIn(page, 'ana', '/transfer/external');
  await page.getByLabel('Name of the payee', { exact: true }).fill(payee);
  await choose(page, /Country of the bank/, 'Germany');
  await expect(page.getByRole('radio', { name: /Bank transfer SEPA/ })).toBeChecked();
  await page.getByRole('textbox', { name: /^IBAN/ }).fill('DE89 3704 0044 0532 0130 00');
  await expect(page.getByText('Nordufer Bank, Hamburg')).toBeVisible();
}

async function send(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Payee gets' }).fill(amount);
  await checkPayment(page);
  await confirmButton(page).click();
  await approve(page, 'ana');
  await expect(
    page.getByRole('heading', { name: new RegExp(`${amount.replace('.', '\\.')} is on its way`) }),
  ).toBeVisible();
}

test('a bank transfer abroad, from the ways side by side to the receipt', async ({ page }) => {
  await toGermany(page, 'Greta Blum');
  await expect(page.getByRole('radio', { name: /Wire transfer SWIFT/ })).not.toBeChecked();
  await expectNothingFound(page, 'the ways to a country');
  await send(page, '21.40');
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Expected/)).toBeVisible();
  expect(await audit()).toMatchObject({ ok: true });
});

test('what the other bank cannot pay out comes back into the account', async ({ page }) => {
  await toGermany(page, 'Return Closed');
  await send(page, '33.10');
  await advanceClock(7 * DAY_MS);
  await signIn(page, 'ana', '/history?q=Return%20Closed');
  await expect(page.getByRole('link', { name: /Refund/ }).filter({ hasText: '33.10' })).toBeVisible();
  expect(await audit()).toMatchObject({ ok: true });
});
