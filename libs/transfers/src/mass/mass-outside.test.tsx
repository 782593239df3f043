/** @jest-environment @bank/testing/environment */
// Rules: R2.7.210, R2.7.211, R2.7.213, R2.7.214, R2.7.215.
import { kitMessages } from '@bank/kit/testing';
import type { MassBatch } from '@bank/protocol/transfers-mass';
import { advanceBank, callAs, outboxOf, renderScreen, signInAs, textOf } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as batches from '../batches/batches-screen';
import messages from '../messages-steps/en.json';
import * as choice from './choice/choice-screen';
import * as confirm from './confirm/confirm-screen';
import { outsideScreen } from './outside-screen';

const IBAN = 'DE75512108001245126199';
const open = (address: string) =>
  renderScreen(address, {
    routes: [
      { path: '/transfer/mass', ...choice },
      { path: '/transfer/mass/instant', ...outsideScreen('instant_payment') },
      { path: '/transfer/mass/wire', ...outsideScreen('wire') },
      { path: '/transfer/external/mass/confirm', ...confirm },
      { path: '/history/batch-transfers', ...batches },
    ],
    persona: 'olivia',
    messages: { ...kitMessages, ...messages },
  });
const paste = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.click(await screen.findByRole('textbox', { name: /Paste cells from a spreadsheet/ }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Continue with this text' }));
  return screen.findByRole('grid');
};

/** Until the rows have left, and then, seconds later, one of them has come back. The bank works after every call. */
async function otherBanksAnswered() {
  const { accessToken } = await signInAs('olivia');
  const newest = async () => {
    const asked = { pageNumber: 1, pageSize: 1 };
    const list = await callAs<{ batchTransfer: { transfer: MassBatch[] } }>(accessToken, 'batchTransferList', asked);
    return list.batchTransfer.transfer[0];
  };
  await waitFor(async () => expect(await newest()).toMatchObject({ paid: 2 }));
  // Longer than the page takes an answer for fresh: no event tells it here.
  await advanceBank(60_000);
  await waitFor(async () => expect(await newest()).toMatchObject({ returned: 1 }));
}

test('bank accounts are paid from a file: wrong cells are mended together, the bank’s no stands at its cell, and the rows follow their way', async () => {
  const user = userEvent.setup({ delay: null });
  await open('/transfer/mass');
  await user.click(await screen.findByRole('link', { name: /^Bank accounts, in seconds/ }));
  const grid = await paste(
    user,
    [
      'Name,Country,IBAN,Amount,Currency,Tax id of the payee',
      `Ann Supplier,,${IBAN},"1.234,50",EUR,`,
      `Instant Timeout,Germany,${IBAN},7,EUR,`,
      `Cy Supplier,DE,DE00370400440532013000,5,EUR,`,
      `Di Supplier,BR,,5,USD,12`,
    ].join('\n'),
  );
  expect(await within(grid).findByText('This is not a country code, like DE.')).toBeInTheDocument();
  for (const left of [1, 0]) {
    const [fix] = await screen.findAllByRole('button', { name: 'Take the country from the IBAN' });
    if (fix) await user.click(fix);
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'Take the country from the IBAN' })).toHaveLength(left),
    );
  }
  expect(await screen.findByText(/2 payments: €1,241\.50/)).toBeInTheDocument();
  expect(within(grid).getByText(/This IBAN is not complete or has a slip/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Check the 3 rows without problems' }));
  expect(await screen.findByText('The bank cannot pay 1 row')).toBeVisible();
  expect(within(grid).getByRole('gridcell', { name: '12' })).toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: 'Pay the others: 2' }));
  expect(await screen.findAllByText(IBAN)).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  await user.type(
    await screen.findByRole('textbox', { name: 'Code' }),
    (await outboxOf('olivia@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '',
  );
  expect(await screen.findByRole('heading', { name: /€1,241\.50 is on its way/ })).toBeVisible();

  await otherBanksAnswered();
  await user.click(screen.getByRole('link', { name: 'Batches' }));
  await user.click(await screen.findByRole('button', { name: /Payments from text/ }));
  expect(await screen.findByText('The other bank did not answer in time.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again: 2 rows' }));
  const again = await screen.findByRole('grid');
  expect(within(again).getByText('Instant Timeout')).toBeInTheDocument();
  expect(await within(again).findByText(/Tax id of the payee: this does not look right/)).toBeInTheDocument();
});

test('a name that the account does not have is said at its cell, and a nearly right one is mended', async () => {
  const user = userEvent.setup({ delay: null });
  await open('/transfer/mass/instant');
  const iban = 'DE89370400440532013000';
  const grid = await paste(
    user,
    `Name,Country,IBAN,Amount,Currency\nGreta Blun,DE,${iban},3,EUR\nMax Fern,DE,${iban},4,EUR`,
  );
  expect(await screen.findByText(/2 payments: €7\.00/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check with the bank' }));
  expect(await screen.findByText('2 accounts have another name')).toBeVisible();
  expect(within(grid).getByText(/The account belongs to another name/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use the names of the accounts' }));
  expect(within(grid).getByRole('gridcell', { name: 'Greta Blum' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Leave out 1 row' }));
  expect(await screen.findByText(/1 payment: €3\.00/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check with the bank' }));
  expect(await screen.findByRole('button', { name: 'Check and send' })).toBeVisible();
});

test('the sample has the columns of the country that one chooses, and they are found by their names', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const user = userEvent.setup({ delay: null });
  await open('/transfer/mass/wire');
  await user.click(await screen.findByRole('button', { name: /Country of the payees/ }));
  await user.click(await screen.findByRole('option', { name: 'Japan' }));
  await user.click(screen.getByRole('button', { name: 'Download a sample' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await textOf(files[0] ?? new Blob());
  expect(text).toContain('Branch code');
  const grid = await paste(user, text);
  expect(within(grid).getByText('Ana Example')).toBeInTheDocument();
  expect(within(grid).getAllByText('JP')).toHaveLength(2);
});
