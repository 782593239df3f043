import { lastCode, persona } from '../../support/bank';
import { tabTo } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';
import { codeField, confirmButton, receiptOf } from './support';

test('a payment from the first field to the receipt, by keyboard alone', async ({ page }) => {
  const ana = await persona('ana');
  await signIn(page, 'ana', '/transfer/p2p');
  await tabTo(page, page.getByLabel('Who should get money?', { exact: true }));
  await page.keyboard.type((await persona('ben')).username);
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  // The next question has the focus: nobody has to look for it.
  await expect(page.getByRole('textbox', { name: 'You send' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Payee gets' }));
  await page.keyboard.type('1.25');
  await tabTo(page, page.getByLabel('Note', { exact: true }));
  await page.keyboard.type('By keyboard');
  await tabTo(page, page.getByRole('button', { name: 'Check and send' }));
  await page.keyboard.press('Enter');
  await tabTo(page, confirmButton(page));
  await page.keyboard.press('Enter');
  await tabTo(page, codeField(page));
  await page.keyboard.type(await lastCode(ana.username));
  await expect(receiptOf(page, '1.25')).toBeVisible();
});
