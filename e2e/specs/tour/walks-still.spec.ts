// Rules: R0.100.
import type { Page } from '@playwright/test';
import { comeLate, LATER_THAN_A_PRESS, settles, shiftsOf, watchShifts } from '../../support/shifts';
import { expect, signIn, test } from '../../support/test';
import { confirmButton, receiptOf } from '../transfers/support';

// Nothing moves by itself while a user walks by presses: what a press brings comes late, and has its room from the press on.

for (const [where, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 860 }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport: size });

    test('nothing moves from the payee over the review to the receipt', async ({ page }) => {
      const walk = await begin(page, 'ben', '/transfer/p2p');
      await type(page, 'Who should get money?', 'ana@personas.test');
      await walk.step('the payee is typed');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('textbox', { name: 'Payee gets' })).toBeVisible();
      await walk.step('the second question');
      await type(page, 'Payee gets', '3.50');
      await expect(page.getByRole('textbox', { name: 'You send' })).toHaveValue('3.60');
      await walk.step('the price');
      await page.getByRole('button', { name: 'Check and send' }).click();
      await expect(confirmButton(page)).toBeVisible();
      await walk.step('the review');
      await confirmButton(page).click();
      await expect(receiptOf(page, '3.50')).toBeVisible();
      await walk.step('the receipt');
      expect(walk.moved).toEqual([]);
    });

    test('nothing moves in the sheets of what the bank has to know', async ({ page }) => {
      const walk = await begin(page, 'kyra', '/kyc');
      for (const name of ['Identity document', 'Proof of address']) {
        const matter = page.getByRole('region', { name }).or(page.getByRole('list', { name: 'Still missing' }));
        await matter
          .getByRole('button', { name: new RegExp(`^Send$|^${name}`) })
          .first()
          .click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await walk.step(name);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      for (const name of ['Number of your document', 'Work and money']) {
        await page
          .getByRole('list', { name: 'About you' })
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await walk.step(name);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      expect(walk.moved).toEqual([]);
    });
  });
}

/** By keys, since Chromium counts nothing that moves right after a key. */
const type = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label }).pressSequentially(text);

/** Opens an address as its person. From then on all that comes is late, and what moves is noted by the step that it followed. */
async function begin(page: Page, who: string, address: string) {
  await watchShifts(page);
  await signIn(page, who, address);
  await settles(page);
  await shiftsOf(page, 'the load');
  await comeLate(page, LATER_THAN_A_PRESS);
  const moved: string[] = [];
  return {
    moved,
    step: async (name: string) => {
      await settles(page);
      moved.push(...(await shiftsOf(page, name)));
    },
  };
}
