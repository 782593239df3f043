import type { Page } from '@playwright/test';
import { expect } from './test';
import { lastCode } from './bank';

/** Ada opens the account of a customer, whom she finds by a word of their name. */
export async function actFor(page: Page, word: string, name: RegExp): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(word);
  await page.getByRole('button', { name }).click();
  await page.getByLabel('Reason', { exact: true }).fill('Asked by the customer on the phone');
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByRole('main').getByText(/^You’re acting for /)).toBeVisible();
}

/** Ada gives her second factor, for which a call has asked (R0.52). */
export async function giveFactor(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await question.getByRole('button', { name: 'Send me the code' }).click();
  await expect(question.getByLabel('Code', { exact: true })).toBeFocused();
  await question.getByLabel('Code', { exact: true }).fill(await lastCode('ada@personas.test'));
  await expect(question).toBeHidden();
}
