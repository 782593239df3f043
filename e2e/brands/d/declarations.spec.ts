// Rules: R3.3.29.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { decideDeclaration } from '../../support/bank';
import { callAs } from '../../support/calls';
import { handsAt } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';

const HALDEN = 1166;
const REASON = 'Write to us first who keeps the records.';
/** What vida's company has stated, which is a studio's until it becomes another business. */
const STATED = {
  ...{ monthlyDepositAmount: '40000', monthlyDepositAmountCurrencyCode: 'EUR' },
  ...{ monthlyWithdrawalAmount: '31000', monthlyWithdrawalAmountCurrencyCode: 'EUR' },
  ...{ sourceIds: [1], sourceSpecifications: {}, purposeIds: [1], purposeSpecifications: {} },
};

/** Confirms every sentence of the open declaration, and sends it. */
async function sign(page: Page): Promise<void> {
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  for (const box of await boxes.all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
  await page.getByRole('button', { name: 'Send the declaration' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Sent, refused with a reason, read back, sent again and accepted. */
async function goThrough(page: Page, kind: string, title: RegExp): Promise<void> {
  const row = page.getByRole('button', { name: title });
  await expect(row).toContainText('Not signed yet');
  await row.click();
  await sign(page);
  await expect(row).toContainText('The bank is reading it');

  await decideDeclaration(HALDEN, { kind, isAccepted: false, reason: REASON });
  await expect(row).toContainText(REASON);
  await page.reload();
  await expect(row).toContainText('Rejected');
  await row.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(REASON);
  await sign(page);
  await decideDeclaration(HALDEN, { kind, isAccepted: true });
  await expect(row).toContainText('Accepted');
  await row.click();
  await expect(page.getByRole('dialog')).toContainText('by Vida Lund');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('each declaration is sent, refused with a reason, sent again and accepted', async ({ page, site }) => {
  await signIn(page, 'vida', '/company');
  await expect(page.getByText('2 things are missing')).toBeVisible();
  await goThrough(page, 'studio', /^Studio declaration/);
  await expect(page.getByText('1 thing is missing')).toBeVisible();
  await goThrough(page, 'prohibitedEscort', /^Statement on prohibited escort services/);
  await expect(page.getByText('missing or need renewing')).toBeHidden();

  // Another business is asked for another declaration; the statement that all of them give counts still.
  await callAs('vida', 'financialDetailUpdate', { ...STATED, industry: 'streamingPlatform' }, { origin: site });
  await expect(page.getByRole('button', { name: /^Studio declaration/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Statement on prohibited/ })).toContainText('Accepted');
  await goThrough(page, 'streamingPlatform', /^Streaming platform declaration/);
});

test('by keyboard, a sentence that is not confirmed is asked for, and then all of them are sent', async ({ page }) => {
  await signIn(page, 'vida', '/company');
  const hands = handsAt(page);
  const row = page.getByRole('button', { name: /^Studio declaration/ });
  const sheet = page.getByRole('dialog');
  await hands.press('button', /^Studio declaration/);
  await hands.lookAroundAndLeave('dialog', row);
  await page.keyboard.press('Enter');
  await hands.press('button', 'Send the declaration');
  await expect(page.getByText('Confirm each sentence.')).toBeVisible();
  await expect(sheet.getByRole('checkbox').first()).toBeFocused();
  await expectNothingFound(page, 'a declaration with no sentence confirmed');
  for (const label of await sheet.locator('label').allTextContents())
    await hands.press('checkbox', label, 'Space', sheet);
  await hands.press('button', 'Send the declaration');
  await expect(row).toContainText('The bank is reading it');
  await expect(row).toBeFocused();
  await expectNothingFound(page, 'a declaration that is being read');
});
