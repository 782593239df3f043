// Rules: R2.4.8, R2.7.110, R2.7.111, R2.7.113, R2.7.114.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { addFault, audit, persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { approve, checkPayment, confirmButton, receiptOf } from '../transfers/support';
import { LIST, row } from './support';

/** Asks a persona for money, and waits until the invoice stands among those sent. */
async function ask(page: Page, to: string, amount: string, note: string): Promise<void> {
  await page.goto(`${LIST}?type=sent`);
  await page.getByRole('button', { name: 'New invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  await dialog.getByLabel('E-mail of who owes you', { exact: true }).fill((await persona(to)).username);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await dialog.getByLabel('For', { exact: true }).fill(note);
  await dialog.getByRole('button', { name: 'Send invoice' }).click();
  await expect(row(page, note)).toContainText('Unpaid');
}

/** From an open invoice to the filled payment, and on to the sheet that confirms it. */
async function toPayment(page: Page, note: string): Promise<void> {
  await row(page, note).click();
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/transfer\/p2p/);
  await checkPayment(page);
}

/** Waits until the notification centre tells something. */
async function expectTold(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(text).first()).toBeVisible();
}

test('an invoice arrives, is saved as a paper, is paid with a code, and both sides see it paid', async ({ page }) => {
  await signIn(page, 'hugo');
  await ask(page, 'olivia', '47.30', 'Window photographs');

  await signIn(page, 'olivia', LIST);
  await expectNothingFound(page, 'received invoices');
  await row(page, 'Window photographs').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-\d+\.pdf$/);
  await page.goto(LIST);
  await toPayment(page, 'Window photographs');
  await confirmButton(page).click();
  await approve(page, 'olivia');
  await expect(receiptOf(page, '47.30')).toBeVisible();
  await page.goto(LIST);
  await expect(row(page, 'Window photographs')).toContainText('Paid');
  await expectTold(page, 'Invoice from Norte Foto');

  await signIn(page, 'hugo', `${LIST}?type=sent`);
  await expect(row(page, 'Window photographs')).toContainText('Paid');
  await expectTold(page, '€47.30 from Atelier Verde');
  expect(await audit()).toMatchObject({ ok: true });
});

test('who rejects an invoice says why, and its writer reads it', async ({ page }) => {
  await signIn(page, 'gala', LIST);
  await row(page, 'Fair in Porto').click();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByRole('textbox', { name: 'Why' }).fill('Ordered by nobody here');
  await expectNothingFound(page, 'the rejection of an invoice');
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(row(page, 'Fair in Porto')).toContainText('Rejected');
  await expect(page.getByRole('link', { name: 'Pay', exact: true })).toHaveCount(0);

  await signIn(page, 'hugo', `${LIST}?type=sent`);
  await row(page, 'Fair in Porto').click();
  await expect(page.getByText('Ordered by nobody here').first()).toBeVisible();
  await expectTold(page, 'Lumen Press rejected your invoice');
});

test('an answer that is lost after the payment leaves the invoice paid once', async ({ page }) => {
  await signIn(page, 'gala', LIST);
  await toPayment(page, 'Fair in Porto');
  await addFault({ match: { method: 'p2pTransfer' }, kind: 'drop-after', times: 1000 });
  await confirmButton(page).click();
  await expect(receiptOf(page, '145.00')).toBeVisible();
  await page.goto(LIST);
  await expect(row(page, 'Fair in Porto')).toContainText('Paid');
  await page.goto(`/history?q=${encodeURIComponent('Fair in Porto')}`);
  await expect(page.getByRole('link', { name: /145\.00/ })).toHaveCount(1);
  expect(await audit()).toMatchObject({ ok: true });
});
