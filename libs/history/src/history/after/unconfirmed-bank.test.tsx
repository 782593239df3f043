/** @jest-environment @bank/testing/environment */
// Rules: R0.22, R2.4.73.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { advanceBank, answerPhone, callAs, outboxOf, renderScreen, signInAs, waitingOnPhone } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages/en.json';
import { Component, loader } from '../history-screen';

const MINUTE_MS = 60_000;

let orders = 0;

/** Ana orders a payment and walks off at its code. */
async function leave(who: string, order: object): Promise<string> {
  const { accessToken } = await signInAs(who);
  const sent = { amount: '12.5', currency: 'EUR', toEmail: 'ben@personas.test', note: 'Tickets', ...order };
  return (await callAs<{ trxid: string }>(accessToken, 'p2pTransfer', sent, `left-${(orders += 1)}`)).trxid;
}

const open = (persona: string, transactionId: string) =>
  renderScreen(`/history?details=${transactionId}`, {
    routes: [{ path: '/history', Component, loader }],
    persona,
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });

test('a payment that was left at its code goes on from its details', async () => {
  const user = userEvent.setup();
  const { container } = await open('ana', await leave('ana', { accountId: 10011 }));
  await screen.findByText(/It isn’t confirmed yet\. €12\.\d\d is on hold until \d\d:\d\d\./);
  expect(screen.queryByRole('link', { name: 'Send again' })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  const sheet = await screen.findByRole('dialog', { name: 'Confirm this payment' });
  expect(sheet).toHaveTextContent(/Amount.*€12\.50.*To.*ben@personas\.test.*Tickets.*Fee.*€0\.10.*In total.*€12\.60/);
  const code = (await outboxOf('ana@personas.test')).findLast((sent) => sent.code !== undefined)?.code ?? '';
  await user.type(await within(sheet).findByRole('textbox', { name: 'Code' }), code);
  expect(await screen.findByText('Completed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm this payment' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});

test('the phone answers it, too', async () => {
  const user = userEvent.setup();
  await open('pia', await leave('pia', { accountId: 10071 }));
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('heading', { name: 'Look at your phone' })).toBeVisible();
  await answerPhone((await waitingOnPhone())[0]?.id ?? '', true);
  expect(await screen.findByText('Completed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm this payment' })).toBeNull());
});

test('it is given up there, once that was asked', async () => {
  const user = userEvent.setup();
  await open('ana', await leave('ana', { accountId: 10011 }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the payment' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this payment?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel the payment' }));
  expect(await screen.findByText('It was not carried out. No money has moved.')).toBeVisible();
  expect(screen.queryByText('Rejected')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});

test('once its time is over it says that nobody confirmed it', async () => {
  const transactionId = await leave('ana', { accountId: 10011 });
  await advanceBank(11 * MINUTE_MS);
  await open('ana', transactionId);
  expect(await screen.findByText('Nobody confirmed it in time. No money has moved.')).toBeVisible();
  expect(screen.queryByText('Rejected')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});

test('a colleague sees that it waits, and cannot go on with it', async () => {
  const transactionId = await leave('olivia', { accountId: 10051 });
  await open('rhea', transactionId);
  expect((await screen.findAllByText(/To confirm by \d\d:\d\d/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});
