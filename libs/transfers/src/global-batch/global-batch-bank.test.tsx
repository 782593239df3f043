/** @jest-environment @bank/testing/environment */
// Rules: R2.7.200 to R2.7.206, R2.7.220, R2.7.221, R3.4.2.
import { kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { writeXlsx } from 'hucre/xlsx';
import * as batches from '../batches/batches-screen';
import messages from '../messages-steps/en.json';
import * as batch from './global-batch-screen';
import * as summary from './summary/summary-screen';

const HEAD = 'Kind of payee;Name of the payee;E-mail;Country;Amount;Currency;Note';
const fileOf = (...rows: readonly string[]) =>
  new File([[HEAD, ...rows].join('\n')], 'Winners.csv', { type: 'text/csv' });

const show = () =>
  renderScreen('/transfer/mass/global', {
    routes: [
      { path: '/transfer/mass/global', ...batch },
      { path: '/transfer/external/global-summary', ...summary },
      { path: '/history/batch-transfers', ...batches },
    ],
    persona: 'olivia',
    messages: { ...kitMessages, ...messages },
  });

// A payment that still waits for its code is found again by the next screen of the tab.
afterEach(() => sessionStorage.clear());

async function upload(user: UserEvent, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
}
const paymentOf = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Payments' })).findByRole('button', { name });

test('wrong payments are corrected, one is deleted and put back, and the rest goes out after one approval', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await screen.findByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Choose a file first.')).toBeVisible();
  await upload(
    user,
    fileOf(
      'personal;Rita Melo;rita@example.test;PT;20;EUR;First',
      'personal;Max Sand;no address;DE;30;EUR;Second',
      'company;Studio;studio@example.test;DE;40;EUR;Third',
    ),
  );

  expect(await screen.findByRole('heading', { name: 'Winners' })).toBeVisible();
  expect(await screen.findByText('To correct: 1 payment')).toBeVisible();
  // The wrong one stands first.
  expect(within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('button')[0]).toHaveTextContent(
    'Max Sand',
  );
  await user.click(await paymentOf(/Max Sand/));
  const dialog = await screen.findByRole('dialog', { name: 'Change the payment' });
  const email = await within(dialog).findByRole('textbox', { name: 'Payee e-mail' });
  expect(email).toHaveAccessibleDescription(/does not look right/);
  await user.clear(email);
  await user.type(email, 'max@example.test');
  await user.click(await within(dialog).findByRole('checkbox', { name: /Wire/i }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('To correct: 1 payment')).not.toBeInTheDocument());

  await user.click(await paymentOf(/Studio/));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The payment to Studio was deleted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await paymentOf(/Studio/)).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Winners: 3 payments' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText(/You pay/)).toHaveTextContent('€90.00');
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  await user.type(
    await screen.findByRole('textbox', { name: 'Code' }),
    (await outboxOf('olivia@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '',
  );
  expect(await screen.findByRole('heading', { name: /€90\.00 is on its way/ })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Batches' }));
  await user.click(await screen.findByRole('button', { name: /Winners/ }));
  expect(await screen.findByRole('heading', { name: 'Winners', level: 3 })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Payments' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

test('a batch like one before says which and what differs, and is uploaded all the same', async () => {
  const user = userEvent.setup();
  const { unmount } = await show();
  await upload(user, fileOf('personal;Ana One;ana1@example.test;PT;5;EUR;'));
  expect(await screen.findByRole('heading', { name: 'Winners' })).toBeVisible();
  unmount();

  const { address } = await show();
  await upload(user, fileOf('personal;Ana Uno;ana1@example.test;PT;5,00;EUR;'));
  const same = await screen.findByRole('alertdialog', { name: 'You have uploaded this before' });
  expect(await within(same).findByText(/“Winners” from .+ pays the same people/)).toBeVisible();
  expect(within(same).getByRole('row', { name: '2 Name of the payee Ana One Ana Uno' })).toBeVisible();
  await user.click(within(same).getByRole('button', { name: 'Upload anyway' }));
  expect(await paymentOf(/Ana Uno/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Give up this batch' }));
  const question = await screen.findByRole('alertdialog', { name: 'Give up this batch?' });
  await user.click(within(question).getByRole('button', { name: 'Give up this batch' }));
  await waitFor(() => expect(address()).toBe('/transfer/mass/global'));
  expect(await screen.findByRole('button', { name: 'Upload' })).toBeVisible();
});

test('amounts with two meanings are asked for, and the bank gets them as they are meant', async () => {
  const user = userEvent.setup();
  await show();
  await user.upload(
    await screen.findByLabelText('Choose a file'),
    fileOf('personal;Rita Melo;rita9@example.test;PT;1.500;EUR;', 'personal;Max Sand;max9@example.test;DE;2.000;EUR;'),
  );
  expect(await screen.findByRole('heading', { name: 'How is 1.500 meant?' })).toBeVisible();
  expect(screen.getByRole('button', { name: '1.500 is 1.50' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1.500 is 1,500.00' }));
  expect(await screen.findByText('1.500 in your file is read as 1,500.00.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await paymentOf(/Rita Melo/)).toHaveTextContent('1,500.00');
  expect(await paymentOf(/Max Sand/)).toHaveTextContent('2,000.00');
});

test('a workbook of 10,001 rows with one cell in column 1990 is refused before the bank sees it', async () => {
  const user = userEvent.setup();
  const { address } = await show();
  const rows = Array.from({ length: 10_001 }, (_, at): (string | number | null)[] => [`p${at}@example.test`, 1]);
  rows[5000] = [...(rows[5000] ?? []), ...Array.from({ length: 1987 }, () => null), 'x'];
  const workbook = new Uint8Array(await writeXlsx({ sheets: [{ name: 'A', rows }] }));
  await upload(user, new File([workbook], 'wide.xlsx'));
  expect(await screen.findByText(/There are more than 60 columns in it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(screen.getByText(/There are more than 60 columns in it/)).toBeVisible();
  expect(address()).toBe('/transfer/mass/global');
});

test('a file that is no table is refused in words, and who may not is told so', async () => {
  const user = userEvent.setup();
  await show();
  await upload(user, new File(['Name;Sum\nAna;1'], 'other.csv'));
  expect(await screen.findByText(/These columns are missing: Payee e-mail, Country, Currency/)).toBeVisible();
});
