// Rules: R2.4.3, R2.8, R1.8.11.
import type { Page } from '@playwright/test';
import { addFault, audit, persona } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { approve, confirmButton, toReview } from './support';

/** The next call of a row is answered with this, and nothing is done. */
const answerNext = (method: string, body: object, status = 200) =>
  addFault({ match: { method }, kind: 'answer', status, body, times: 1 });

/** All that an answer may say, in the order in which a popup looks for it. */
const SAID = {
  validationErrors: [{ description: 'The street is missing.' }, { description: 'The town is missing.' }],
  error: 'The address is unknown.',
  errors: [{ message: 'The register is closed.' }, { message: 'Try later.' }],
  responseDescription: 'The address is not yours.',
  message: 'The bank is counting.',
  body: 'Nothing more is known.',
};
/** From which of them on an answer says all; null says none. */
const POPUPS: readonly { from: keyof typeof SAID | null; code?: string; status?: number; says: string }[] = [
  { from: 'validationErrors', says: 'The street is missing. The town is missing.' },
  { from: 'error', says: SAID.error },
  { from: 'errors', says: 'The register is closed. Try later.' },
  { from: 'responseDescription', says: SAID.responseDescription },
  { from: 'message', says: SAID.message },
  { from: 'body', code: 'ZZ', says: SAID.body },
  {
    from: null,
    code: 'ZZ',
    says: 'Something went wrong at the bank. Try again; if it happens again, contact support.',
  },
  { from: null, status: 500, says: 'Server is not available' },
];
const saidFrom = (first: string | null) => {
  const names = Object.keys(SAID);
  return Object.fromEntries(Object.entries(SAID).slice(first === null ? names.length : names.indexOf(first)));
};

test('a popup says the first that the answer has, and a sentence of ours when it has none', async ({ page }) => {
  await signIn(page, 'pat', '/profile');
  await page.getByRole('button', { name: 'Strada Lungă 14' }).click();
  const sheet = page.getByRole('dialog', { name: 'Strada Lungă 14' });
  const confirm = sheet.getByRole('button', { name: 'Yes, I live here' });
  const popup = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'OK' }) });
  for (const { from, code = 'VF', status = 200, says } of POPUPS) {
    await answerNext('confirmAddress', { responseCode: code, ...saidFrom(from) }, status);
    await confirm.click();
    await expect(popup).toContainText(says);
    for (const later of Object.values(saidFrom(from)).slice(1)) await expect(popup).not.toContainText(String(later));
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toBeHidden();
  }
});

test('a second step without an id goes nowhere, and a 400 says why; a blocked payee is named, or not blocked', async ({
  page,
}) => {
  const { password, username } = await persona('sia');
  const sent = { sentTo: username, expiresAt: '2099-01-01T00:00:00.000Z', what: 'two-step verification by e-mail' };
  const set = 'POST /customer/two-step-verification';
  await signIn(page, 'sia', '/setting');
  await page.getByRole('button', { name: /^Two-step verification/ }).click();
  await page.getByRole('radio', { name: /^Code by e-mail/ }).check();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await answerNext(set, { waitsFor: { ...sent, requestKey: '' } });
  await page.getByRole('button', { name: 'Save the change' }).click();
  const refusal = page.getByRole('dialog', { name: 'Not Operation Id, Fail Operation' });
  await refusal.getByRole('button', { name: 'Close' }).last().click();
  await answerNext(set, { waitsFor: { ...sent, requestKey: 'r1' } });
  await page.getByRole('button', { name: 'Save the change' }).click();
  await answerNext(`${set}/{reqId}/confirm`, { message: 'The change was withdrawn.' }, 400);
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  await expect(page.getByText('The change was withdrawn.')).toBeVisible();

  await page.goto('/payout-blacklist?open=add');
  const block = page.getByRole('button', { name: 'Block', exact: true });
  await page.getByLabel('Address or account number', { exact: true }).fill('shop@example.test');
  await answerNext('blackListAdd', { responseCode: 'UE', responseDescription: 'The list is being printed.' });
  await block.click();
  await expect(page.getByText('The list is being printed.')).toBeVisible();
  await block.click();
  await expect(page.getByText('shop@example.test is blocked').first()).toBeVisible();
});

test('an approval that failed says all errors, or what the answer says, and may be given again', async ({ page }) => {
  await signIn(page, 'ana');
  await toReview(page, { to: (await persona('ben')).username, amount: '2.00', note: 'Approved at last' });
  await confirmButton(page).click();
  const answers = [
    {
      body: { errors: [{ message: 'The phone is off.' }, { message: 'The line is busy.' }] },
      give: () => approve(page, 'ana'),
      says: /The phone is off\. The line is/,
    },
    {
      body: { responseDescription: 'The approval was not found.' },
      // The same code: the button gives it again.
      give: () => page.getByRole('button', { name: 'Confirm', exact: true }).click(),
      says: /The approval was not found\./,
    },
  ];
  for (const { body, give, says } of answers) {
    await answerNext('normalConfirm', { responseCode: 'VF', ...body });
    await give();
    await expect(page.getByText(says)).toBeVisible();
  }
  expect(await audit()).toMatchObject({ ok: true });
});

test('what waits for the phone is a success with an asterisk', async ({ page }) => {
  await signIn(page, 'pia');
  await toReview(page, { to: (await persona('ben')).username, amount: '2.00', note: 'On the phone' });
  await confirmButton(page).click();
  await expect(page.getByRole('dialog').getByText(/\d:\d\d left/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for your approval *' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^\* Approve it on your device/)).toBeVisible();
});

/** Text of payments into the rows of a mass payment, and on to the bank. */
async function checkText(page: Page, text: string): Promise<void> {
  await page.goto('/transfer/mass/p2p');
  await page.getByRole('textbox', { name: /One payment on a line/ }).fill(text);
  await page.getByRole('button', { name: 'Continue with this text' }).click();
  await page.getByRole('button', { name: 'Check with the bank' }).click();
}

test('an invoice that is not made, a file that is refused, a history that is not shown', async ({ page }) => {
  const payer = (await persona('gala')).username;
  await signIn(page, 'hugo', '/transfer/invoices?type=sent&open=new');
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  await dialog.getByLabel('E-mail of who owes you', { exact: true }).fill(payer);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.00');
  await dialog.getByLabel('For', { exact: true }).fill('Never asked for');
  await answerNext('invoiceCreate', { responseCode: 'UE' });
  await dialog.getByRole('button', { name: 'Send invoice' }).click();
  await expect(dialog.getByText('Failed to generate invoice. Please, try again.')).toBeVisible();

  await answerNext('massTransferByFile', { responseCode: 'VF', responseDescription: 'The file was made for a test.' });
  await checkText(page, `${payer};1.00;EUR;Paper`);
  const popup = page.getByRole('dialog', { name: 'The file was made for a test.' });
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('grid')).toBeVisible();

  await answerNext('transactionHistory', { responseCode: 'UE', responseDescription: 'The books are closed.' });
  await page.goto('/history');
  await expect(page.getByText('The history could not be loaded')).toBeVisible();
  await expect(page.getByText('The books are closed.')).toBeVisible();
  await expect(page.getByRole('list', { name: /Transactions of/ })).toHaveCount(0);
  await answerNext('transactionHistory', { responseCode: 'TE' });
  await answerNext('customerInfoGet', {
    responseCode: 'TE',
    terms: [{ id: 't', title: 'Terms of 2027', url: 'https://terms.example.test' }],
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/next-step\/terms$/);
  await expect(page.getByRole('checkbox', { name: /Terms of 2027/ })).toBeVisible();
});
