// Rules: R2.7.200 to R2.7.206, I10.
import { expectNothingFound } from '../../support/axe';
import { advanceClock, audit } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { approve } from './support';

const file = [
  'Tipo de beneficiario;Nombre del beneficiario;Correo;País;Importe;Divisa;Concepto',
  'personal;Rita Melo;rita@example.test;PT;1.020,50;EUR;Prize',
  'personal;Max Sand;max.example.test;Alemania;30;EUR;Prize',
].join('\r\n');

test('a file of payments by link is corrected by the keyboard, approved once, and each recipient gets a link', async ({
  page,
}) => {
  await signIn(page, 'olivia', '/transfer/mass/global');
  await page
    .getByLabel('Choose a file', { exact: true })
    .setInputFiles({ name: 'Prizes.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Upload' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Prizes' })).toBeVisible();
  await expectNothingFound(page, 'payments by link');
  await page.getByRole('button', { name: /Max Sand/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change the payment' });
  await dialog.getByRole('textbox', { name: 'Payee e-mail' }).fill('max@example.test');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('To correct: 1 payment')).toBeHidden();

  await page.getByRole('link', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Prizes: 2 payments' })).toBeVisible();
  await expectNothingFound(page, 'summary of payments by link');
  await page.getByRole('button', { name: 'Check and send' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm with a code' }).press('Enter');
  await approve(page, 'olivia');
  await expect(page.getByRole('heading', { name: /€1,050\.50 is on its way/ })).toBeVisible();

  await advanceClock(60_000);
  await page.getByRole('link', { name: 'Batches' }).click();
  await page.getByRole('button', { name: /Prizes/ }).click();
  await expect(page.getByText('Has a link')).toHaveCount(2);
  await expectNothingFound(page, 'a batch of payments by link');
  expect(await audit()).toMatchObject({ ok: true });
});
