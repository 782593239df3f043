/** @jest-environment @bank/testing/environment */
// Rules: R0.38.
import { kitMessages } from '@bank/kit/testing';
import type { Output } from '@bank/protocol';
import type { balanceInquiry } from '@bank/protocol/accounts';
import { session } from '@bank/session';
import { callAs, outboxOf, renderScreen, signInAs } from '@bank/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from '../p2p/p2p-screen';

// What the administrator leaves behind at the bank: no hold on the customer's money, and what was approved has left.

const BEN = 1002;
afterEach(() => {
  sessionStorage.clear();
  session.setState({ actingCustomerId: null });
});

/** What each of the customer's accounts has, and what is on hold there. */
const money = async (token: string) => {
  const { accounts } = await callAs<Output<typeof balanceInquiry>>(token, 'balanceInquiry', {});
  return accounts.account.map(({ balance, pendingAmount }) => ({ balance, pendingAmount }));
};

/** Ada, acting for Ben, orders a euro and a half, and is asked for her code. */
async function asked() {
  const ben = (await signInAs('ben')).accessToken;
  const before = await money(ben);
  const reason = 'Asked by Ben on the phone';
  await callAs((await signInAs('ada')).accessToken, 'adminActStart', { customerId: BEN, reason });
  session.setState({ actingCustomerId: BEN });
  const view = await renderScreen('/transfer/p2p', {
    routes: [
      { path: '/transfer/p2p', Component, loader },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
    persona: 'ada',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Who should get money?'), 'ana@personas.test');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Payee gets'), '1.5');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  await user.click(within(review).getByRole('button', { name: /^(Confirm with a code|Send)/ }));
  const field = await screen.findByRole('textbox', { name: 'Code' });
  const leave = () => act(() => view.router.navigate('/elsewhere'));
  return { ben, before, user, field, leave };
}

test('who leaves the page at the code leaves no hold', async () => {
  const { ben, before, leave } = await asked();
  expect(await money(ben)).not.toEqual(before);
  await leave();
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  await waitFor(async () => expect(await money(ben)).toEqual(before));
});

test('what the code has approved has left', async () => {
  const { ben, user, field, leave } = await asked();
  await user.type(field, (await outboxOf('ada@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '');
  expect(await screen.findByRole('heading', { name: /You sent €1\.50/ })).toBeVisible();
  const sent = await money(ben);
  await leave();
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(await money(ben)).toEqual(sent);
});
