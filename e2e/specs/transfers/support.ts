import type { Page } from '@playwright/test';
import { lastCode, persona } from '../../support/bank';
import { expect } from '../../support/test';

export interface Payment {
  to: string;
  amount: string;
  note: string;
}

/** Fills the form up to the review sheet. */
export async function fillPayment(page: Page, { to, amount, note }: Payment): Promise<void> {
  await page.goto('/transfer/p2p');
  await page.getByLabel('Payee e-mail', { exact: true }).fill(to);
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByLabel('Note', { exact: true }).fill(note);
}

export async function toReview(page: Page, payment: Payment): Promise<void> {
  await fillPayment(page, payment);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^(Confirm and send|Send for approval)$/ })).toBeVisible();
}

/** Where the code of an approval goes. */
export const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

/** Confirms with the code that went to the persona. */
export async function approve(page: Page, key: string): Promise<void> {
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await lastCode((await persona(key)).username));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** A code that was not sent. */
export const otherCode = (code: string) => (code === '000000' ? '111111' : '000000');
