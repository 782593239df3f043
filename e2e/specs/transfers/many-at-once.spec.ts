// Rules: R2.7.140, R2.7.142, R2.7.145, R2.7.146, I10.
import { expectNothingFound } from '../../support/axe';
import { advanceClock, audit } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { approve } from './support';

const ROWS = 1000;
/** Every 27th row is wrong: 37 of a thousand, an amount and a currency in turn. */
const isWrong = (row: number) => row % 27 === 0;
const isAmountWrong = (row: number) => row % 54 === 27;
/** 0.01 to 10.00, each once: 5,005.00 in all. */
const amountOf = (row: number) => (row / 100).toFixed(2);
const rows = Array.from({ length: ROWS }, (_, at) => at + 1);
const lineOf = (row: number) => {
  const amount = isWrong(row) && isAmountWrong(row) ? 'x' : amountOf(row);
  const currency = isWrong(row) && !isAmountWrong(row) ? 'E' : 'EUR';
  return `ana@personas.tst;${amount};${currency};"May; row ${row}"`;
};
const file = `\uFEFFCorreo electrónico;Importe;Moneda;Concepto\r\n${rows.map(lineOf).join('\r\n')}\r\n;;;\r\n`;

test('37 wrong cells of a file of 1,000 payments are mended by the keyboard, and every payment is made once', async ({
  page,
}) => {
  await signIn(page, 'olivia', '/transfer/mass/p2p');
  await page
    .getByLabel('Choose a file', { exact: true })
    .setInputFiles({ name: 'May.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByRole('heading', { name: 'May: 1,000 payments' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Payments' });

  await grid.focus();
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
  await page.keyboard.type('@personas.tst');
  await page.keyboard.press('Tab');
  await page.keyboard.type('@personas.test');
  await expect(page.getByText('Found in 1,000 cells')).toBeVisible();
  await expectNothingFound(page, 'many payments');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(grid).toBeFocused();

  for (const row of rows.filter(isWrong)) {
    await page.keyboard.press('F8');
    await page.keyboard.type(isAmountWrong(row) ? amountOf(row) : 'eur');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('1,000 payments: €5,005.00')).toBeVisible();
  await expect(page.getByText('Kept in this browser for 30 days')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1,000 payments: €5,005.00')).toBeVisible();

  await page.getByRole('button', { name: 'Check with the bank' }).press('Enter');
  await page.getByRole('button', { name: 'Check and send' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm with a code' }).press('Enter');
  await approve(page, 'olivia');
  await expect(page.getByRole('heading', { name: /€5,005\.00 is on its way/ })).toBeVisible();

  await advanceClock(60_000);
  await page.getByRole('link', { name: 'Batches' }).click();
  // The payee looks when all is paid: the bank pays a piece after the other.
  await expect(page.getByRole('button', { name: /May.*1,000/ })).toContainText('Paid', { timeout: 90_000 });
  await signIn(page, 'ana', '/history');
  await expect(page.getByText('+€5,005.00')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('row 999');
  await expect(page.getByText('May; row 999')).toHaveCount(1);
  expect(await audit()).toMatchObject({ ok: true });
});

test('suppliers’ accounts are paid from a file: a wrong account stands at its cell, and what comes back says why', async ({
  page,
}) => {
  const iban = 'DE75512108001245126199';
  const suppliers = [
    'Name;Country;IBAN;Amount;Currency;Note',
    `Ann Supplier;;${iban};1.234,50;EUR;May`,
    'Bo Supplier;DE;DE00370400440532013000;80;EUR;May',
    `Instant Timeout;DE;${iban};7;EUR;May`,
  ].join('\r\n');
  await signIn(page, 'olivia', '/transfer/mass');
  await page.getByRole('link', { name: /^Bank accounts, in seconds/ }).click();
  await page
    .getByLabel('Choose a file', { exact: true })
    .setInputFiles({ name: 'Suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from(suppliers) });
  const grid = page.getByRole('grid', { name: 'Payments' });
  await page.getByRole('button', { name: 'Take the country from the IBAN' }).click();
  await grid.focus();
  await page.keyboard.press('F8');
  await expect(grid.getByRole('gridcell', { name: 'DE00370400440532013000' })).toBeInViewport();
  await expectNothingFound(page, 'payments out of the bank');
  await page.keyboard.type(iban);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check with the bank' }).click();
  await page.getByRole('button', { name: 'Check and send' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm with a code' }).click();
  await approve(page, 'olivia');
  await expect(page.getByRole('heading', { name: /€1,321\.50 is on its way/ })).toBeVisible();

  await page.getByRole('link', { name: 'Batches' }).click();
  await page.getByRole('button', { name: /Suppliers/ }).click();
  await expect(page.getByRole('list', { name: 'Rows' }).getByText('On its way')).toHaveCount(3);
  await advanceClock(60_000);
  await expect(page.getByText('The other bank did not answer in time.')).toBeVisible();
  expect(await audit()).toMatchObject({ ok: true });
});
