/** @jest-environment @bank/testing/environment */
// Rules: R2.7.140 to R2.7.143, R2.7.148.
import { kitMessages } from '@bank/kit/testing';
import type { Account } from '@bank/protocol/accounts';
import { advanceBank, callAs, outboxOf, renderScreen, signInAs } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as batches from '../batches/batches-screen';
import messages from '../messages-steps/en.json';
import * as confirm from './confirm/confirm-screen';
import * as mass from './mass-screen';

test('text becomes rows, a wrong cell is mended by keyboard, the bank’s no stands at its row, and the others are paid', async () => {
  const user = userEvent.setup();
  await renderScreen('/transfer/mass/p2p', {
    routes: [
      { path: '/transfer/mass/p2p', ...mass },
      { path: '/transfer/mass/p2p/confirm', ...confirm },
      { path: '/history/batch-transfers', ...batches },
    ],
    persona: 'olivia',
    messages: { ...kitMessages, ...messages },
  });
  const text = await screen.findByRole('textbox', { name: /One payment on a line/ });
  await user.click(text);
  await user.paste('ana@personas.test;5;EUR;One\nben@personas.test;x;EUR;Two\nnobody@nowhere.test;7;EUR;Three');
  await user.click(screen.getByRole('button', { name: 'Continue with this text' }));

  const grid = await screen.findByRole('grid');
  expect(await within(grid).findByText('This is not an amount. Use digits only.')).toBeInTheDocument();
  expect(within(grid).getByRole('gridcell', { name: 'x' })).toHaveAttribute('aria-invalid', 'true');
  grid.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}6{Enter}');
  expect(await screen.findByText(/3 payments: €18\.00/)).toBeInTheDocument();
  expect(within(grid).queryByText('This is not an amount. Use digits only.')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Check with the bank' }));
  expect(await screen.findByText('The bank cannot pay 1 row')).toBeVisible();
  expect(within(grid).getByText(/Nobody can receive money at this address/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pay the others: 2' }));

  expect(await screen.findByRole('heading', { name: /Payments from text: 2 payments/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText(/You pay/)).toHaveTextContent('€11.00');
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  await user.type(
    await screen.findByRole('textbox', { name: 'Code' }),
    (await outboxOf('olivia@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '',
  );
  expect(await screen.findByRole('heading', { name: /€11\.00 is on its way/ })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Batches' }));
  await user.click(await screen.findByRole('button', { name: /Payments from text/ }));
  expect(await screen.findByText(/Nobody can receive money at this address/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again: 1 row' }));
  expect(within(await screen.findByRole('grid')).getByText('nobody@nowhere.test')).toBeInTheDocument();
});

test('what was paid in the last 90 days is named with its day, and left out or paid all the same', async () => {
  const user = userEvent.setup();
  const { accessToken } = await signInAs('olivia');
  const { accounts } = await callAs<{ accounts: { account: Account[] } }>(accessToken, 'balanceInquiry', {});
  const payment = {
    accountId: accounts.account.find(({ currencyCode }) => currencyCode === 'EUR')?.accountId,
    toEmail: 'ana@personas.test',
    amount: '0.41',
    currency: 'EUR',
  };
  await callAs(accessToken, 'p2pTransfer', payment, 'paid-before');
  await advanceBank(1000);
  await renderScreen('/transfer/mass/p2p', {
    routes: [
      { path: '/transfer/mass/p2p', ...mass },
      { path: '/transfer/mass/p2p/confirm', ...confirm },
    ],
    persona: 'olivia',
    messages: { ...kitMessages, ...messages },
  });
  await user.click(await screen.findByRole('textbox', { name: /One payment on a line/ }));
  await user.paste('ana@personas.test;0.41;EUR;Again\nana@personas.test;0.42;EUR;New');
  await user.click(screen.getByRole('button', { name: 'Continue with this text' }));
  // Until the rows are added up there is nothing to check.
  expect(await screen.findByText(/2 payments: €0\.83/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check with the bank' }));

  expect(await screen.findByText('1 payment looks like one of the last 90 days')).toBeVisible();
  expect(within(screen.getByRole('grid')).getByText(/^You paid the same on \d/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave out 1 row' }));
  await waitFor(() =>
    expect(screen.queryByText('1 payment looks like one of the last 90 days')).not.toBeInTheDocument(),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Pay all: 2' }));
  expect(await screen.findByRole('button', { name: 'Check and send' })).toBeVisible();
});
