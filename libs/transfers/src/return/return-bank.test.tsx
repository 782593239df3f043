/** @jest-environment @bank/testing/environment */
// Rules: R2.4.64.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { callAs, outboxOf, renderScreen, signInAs } from '@bank/testing';
import type { Transaction } from '@bank/protocol/history';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './return-screen';

const open = (transactionId: string) =>
  renderScreen(`/transfer/return/${transactionId}`, {
    routes: [{ path: '/transfer/return/:transactionId', Component, loader }],
    persona: 'ana',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });

/** The newest P2P payment that Ana received or sent. */
async function newestP2p(direction: 'in' | 'out') {
  const { accessToken } = await signInAs('ana');
  const filter = {
    transactionType: 'P2P',
    transactionDirection: direction,
    pageNumber: 1,
    pageSize: 1,
    foldFees: true,
  };
  const { transactions } = await callAs<{ transactions: { transaction: Transaction[] } }>(
    accessToken,
    'transactionHistory',
    filter,
  );
  const [found] = transactions.transaction;
  if (!found) throw new Error(`Ana has no payment ${direction}`);
  return found;
}

test('what another customer sent goes back whole: one question, the review, the code', async () => {
  const received = await newestP2p('in');
  const user = userEvent.setup();
  const { container } = await open(received.transactionId);
  await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Not mine');
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(review).toHaveTextContent(new RegExp(`You return .* to ${received.counterpartyName}`));
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, (await outboxOf('ana@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '');
  expect(await screen.findByRole('heading', { name: /^You returned .* to/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send another' })).toBeNull();
});

test('what the customer sent cannot be returned by them', async () => {
  await open((await newestP2p('out')).transactionId);
  expect(await screen.findByText('This payment can’t be returned')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});
