import { addFault, persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { confirmButton, receiptOf, toReview } from './support';
import type { Page } from '@playwright/test';

/** How many transfers of the sender's history carry this note; their fees carry it, too. */
async function timesSent(page: Page, note: string): Promise<number> {
  await page.goto(`/history?q=${encodeURIComponent(note)}`);
  const rows = page.getByRole('link', { name: new RegExp(`Transfer · ${note}`) });
  await expect(rows.first()).toBeVisible();
  return rows.count();
}

test.describe('ben approves nothing, so the transfer is sent at once', () => {
  test('a double click sends once', async ({ page }) => {
    const note = `Double ${Date.now()}`;
    await signIn(page, 'ben');
    await toReview(page, { to: (await persona('ana')).username, amount: '1.00', note });
    await confirmButton(page).dblclick();
    await expect(receiptOf(page, '1.00')).toBeVisible();
    expect(await timesSent(page, note)).toBe(1);
  });

  test('five Enters send once', async ({ page }) => {
    const note = `Enters ${Date.now()}`;
    await signIn(page, 'ben');
    await toReview(page, { to: (await persona('ana')).username, amount: '1.00', note });
    await confirmButton(page).focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
    await expect(receiptOf(page, '1.00')).toBeVisible();
    expect(await timesSent(page, note)).toBe(1);
  });

  test('an answer lost after the commit, then a reload: one transfer, and the screen finds out', async ({ page }) => {
    const note = `Lost ${Date.now()}`;
    await signIn(page, 'ben');
    await toReview(page, { to: (await persona('ana')).username, amount: '1.00', note });
    await addFault({ match: { method: 'p2pTransfer' }, kind: 'drop-after', times: 1000 });
    // The first try to find out takes long, so that the page is reloaded in the middle of it.
    await addFault({ match: { method: 'transferOutcome' }, kind: 'delay', delayMs: 8000, times: 1 });
    await confirmButton(page).click();
    await expect(page.getByText('finding out').first()).toBeVisible();
    await page.reload();
    await expect(receiptOf(page, '1.00')).toBeVisible();
    expect(await timesSent(page, note)).toBe(1);
  });
});
