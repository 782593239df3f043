// Rules: R2.4.73, R2.7.150 to R2.7.155.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { advanceClock, audit, clock } from '../../support/bank';
import { callAs } from '../../support/calls';
import { expect, signIn, test } from '../../support/test';
import { checkPayment, confirmButton, fillPayment, receiptOf } from '../transfers/support';

const DAY_MS = 86_400_000;
const LIST = '/transfer/preapproved-payments';
const row = (page: Page) => page.getByRole('region', { name: 'Going on' }).getByRole('button', { name: /^Ana Marin/ });

/** Whole units of what can be spent from the first account: enough for two payments, and too little for a third. */
async function twoFifthsOf(key: string): Promise<number> {
  const { accounts } = (await callAs(key, 'balanceInquiry', {})) as {
    accounts: { account: { available: string }[] };
  };
  return Math.floor(Number(accounts.account[0]?.available) * 0.4);
}
const inEnglish = (amount: number) => amount.toLocaleString('en');

/** Opens the one payment of the list and calls it off. */
async function cancel(page: Page): Promise<void> {
  await row(page).click();
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payment' }).click();
  await expect(row(page)).toBeHidden();
}

test('a payment repeats once a month, is tried again while money is short, and ends when it is cancelled', async ({
  page,
}) => {
  // Ben approves nothing again, and has money for two of them. What he has differs from day to day.
  const amount = await twoFifthsOf('ben');
  const paid = page.getByRole('link', { name: new RegExp(`Ana Marin.*${inEnglish(amount)}`) });
  await signIn(page, 'ben');
  await fillPayment(page, { to: 'ana@personas.test', amount: String(amount), note: 'Rent' });
  await page.getByText('When and how often').click();
  await page.getByRole('button', { name: /Repeat/ }).click();
  await page.getByRole('option', { name: 'Every month' }).click();
  await checkPayment(page);
  await confirmButton(page).click();
  await expect(receiptOf(page, inEnglish(amount))).toBeVisible();

  // A month, and days on which banks are closed.
  await advanceClock(36 * DAY_MS);
  await signIn(page, 'ben', '/history');
  await expect(paid).toHaveCount(2);
  await page.goto(LIST);
  await expect(page.getByRole('region', { name: 'Going on' })).toContainText('Every month');
  await expectNothingFound(page, 'pre-approved payments');

  await advanceClock(31 * DAY_MS);
  await signIn(page, 'ben', LIST);
  await expect(page.getByRole('region', { name: 'Going on' })).toContainText('Money was short, we try again');
  await cancel(page);
  await advanceClock(31 * DAY_MS);
  await signIn(page, 'ben', LIST);
  await expect(page.getByRole('region', { name: 'Over' })).toContainText('Cancelled');
  await page.goto('/history');
  await expect(paid).toHaveCount(2);
  expect(await audit()).toMatchObject({ ok: true });
});

test('a payment for a day waits for it and leaves once; another is called off before it', async ({ page }) => {
  await signIn(page, 'ben');
  const sendOn = new Date(new Date((await clock()).now).getTime() + 9 * DAY_MS).toISOString().slice(0, 10);
  const schedule = async (amount: string) => {
    await fillPayment(page, { to: 'ana@personas.test', amount, note: 'Later' });
    await page.getByText('When and how often').click();
    await page.getByLabel(/send on/i).fill(sendOn);
    await checkPayment(page);
    await expect(page.getByRole('dialog')).toContainText('It leaves on');
    await confirmButton(page).click();
    await expect(page.getByRole('heading', { name: new RegExp(`${amount} for Ana Marin is scheduled`) })).toBeVisible();
  };
  await schedule('12.34');
  await page.getByRole('link', { name: 'See scheduled payments' }).click();
  await cancel(page);
  await schedule('23.45');
  await page.goto('/history');
  await expect(page.getByRole('link', { name: /Ana Marin.*23\.45/ })).toContainText(/Leaves on \d/);

  await advanceClock(15 * DAY_MS);
  await signIn(page, 'ben', '/history');
  await expect(page.getByRole('link', { name: /Ana Marin.*23\.45/ })).toHaveCount(1);
  await page.goto(LIST);
  await expect(page.getByText('No payment repeats')).toBeVisible();
  expect(await audit()).toMatchObject({ ok: true });
});
