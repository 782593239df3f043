// Rules: R0.110, R0.54.
import type { Page } from '@playwright/test';
import { lastCode, persona } from '../../support/bank';
import { tabTo, typeToOption } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';
import { codeField, confirmButton } from './support';

const field = (page: Page) => page.getByRole('textbox', { name: 'Who should get money?' });
const press = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
};

/** Types whom into the one field, by keyboard. */
async function typeWhom(page: Page, typed: string): Promise<void> {
  await signIn(page, 'sofia', '/transfer/p2p');
  await tabTo(page, field(page));
  await page.keyboard.type(typed);
}

/** The field that has the focus by itself is the name; then on to the amount. */
async function nameThem(page: Page, name: string): Promise<void> {
  await expect(page.getByLabel('Name of the payee', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
}

/** From the amount, which has the focus, to the approval. */
async function pay(page: Page, amount: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^(You send|Amount)$/ })).toBeFocused();
  expect(new URL(page.url()).search).toBe('?ask=amount');
  await tabTo(page, page.getByRole('textbox', { name: /^(Payee gets|Amount)$/ }));
  await page.keyboard.type(amount);
  await press(page, 'Check and send');
  await tabTo(page, confirmButton(page));
  await page.keyboard.press('Enter');
  await tabTo(page, codeField(page));
  await page.keyboard.type(await lastCode((await persona('sofia')).username));
}

/** What the receipt is headed by. */
const receiptOf = (page: Page, amount: string) =>
  page.getByRole('heading', { name: new RegExp(amount.replace('.', '\\.')) });

for (const [where, size] of [
  ['', { width: 1280, height: 860 }],
  [' on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`by keyboard alone, from the one field${where}`, () => {
    test.use({ viewport: size });

    test('to an IBAN', async ({ page }) => {
      await typeWhom(page, 'DE89 3704 0044 0532 0130 00');
      await page.keyboard.press('Enter');
      await nameThem(page, 'Greta Blum');
      await press(page, 'Continue');
      await pay(page, '11.10');
      await expect(receiptOf(page, '11.10')).toBeVisible();
    });

    test('to a card', async ({ page }) => {
      await typeWhom(page, '4242 4242 4242 4242');
      await page.keyboard.press('Enter');
      await nameThem(page, 'Karl Haas');
      await expect(page.getByRole('main').getByText(/Nordufer Bank · VISA/)).toBeVisible();
      await press(page, 'Continue');
      await pay(page, '12.20');
      await expect(receiptOf(page, '12.20')).toBeVisible();
    });

    test('to an e-mail address', async ({ page }) => {
      await typeWhom(page, (await persona('ben')).username);
      await page.keyboard.press('Enter');
      await pay(page, '1.30');
      await expect(receiptOf(page, '1.30')).toBeVisible();
    });

    test('by a link, to an address of no customer', async ({ page }) => {
      await typeWhom(page, 'rosa@example.test');
      const byLink = page.getByRole('button', { name: /^Send rosa@example\.test a link/ });
      await tabTo(page, byLink);
      await page.keyboard.press('Enter');
      await nameThem(page, 'Rosa Melo');
      await tabTo(page, page.getByRole('button', { name: /^Where they live/ }));
      await page.keyboard.press('Enter');
      await typeToOption(page, 'Portugal', 'Portugal');
      await page.keyboard.press('Enter');
      await press(page, 'Continue');
      await pay(page, '14.40');
      await expect(receiptOf(page, '14.40')).toBeVisible();
    });
  });
}
