import type { Page } from '@playwright/test';
import { lastCode, persona } from '../../support/bank';
import { expect } from '../../support/test';

export interface Payment {
  to: string;
  amount: string;
  note: string;
}

/** Answers both questions: who, and how much. */
export async function fillPayment(page: Page, { to, amount, note }: Payment): Promise<void> {
  await fillPayee(page, to);
  await page.getByRole('textbox', { name: 'Payee gets' }).fill(amount);
  await page.getByLabel('Note', { exact: true }).fill(note);
}

export async function fillPayee(page: Page, to: string): Promise<void> {
  await page.goto('/transfer/p2p');
  await page.getByLabel('Who should get money?', { exact: true }).fill(to);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** On to the sheet from the second question. */
export const checkPayment = (page: Page) => page.getByRole('button', { name: /^Check( and send)?$/ }).click();

/** Names the way to confirm, so it differs by who sends. */
export const confirmButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^(Send now|Schedule|Send for approval|Confirm .+)$/ });

export async function toReview(page: Page, payment: Payment): Promise<void> {
  await fillPayment(page, payment);
  await checkPayment(page);
  await expect(confirmButton(page)).toBeVisible();
}

/** The same between the first two accounts of the one who is signed in. */
export async function toOwnReview(page: Page, amount: string): Promise<void> {
  await page.goto('/transfer/account');
  await page.getByRole('textbox', { name: 'You get' }).fill(amount);
  await checkPayment(page);
  await expect(confirmButton(page)).toBeVisible();
}

/** What the receipt is headed by. */
export const receiptOf = (page: Page, amount: string) =>
  page.getByRole('heading', { name: new RegExp(`^You (sent|moved) .*${amount.replace('.', '\\.')}`) });

/** Where the code of an approval goes. */
export const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

/** Confirms with the code that went to the persona; its last digit sends it. */
export async function approve(page: Page, key: string): Promise<void> {
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await lastCode((await persona(key)).username));
}

/** A code that was not sent. @param nth another one for each try: the same is not given twice */
export const otherCode = (code: string, nth = 0) => String((Number(code) + 1 + nth) % 1_000_000).padStart(6, '0');
