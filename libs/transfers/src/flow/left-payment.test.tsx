// Rules: R0.38.
import { enter, renderBank, sampleCustomer, sampleTransfer } from '@bank/kit/testing';
import { session } from '@bank/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import messages from '../messages-steps/en.json';
import { Component, loader } from '../p2p/p2p-screen';
import { bank, receipt, send, show } from '../testing/p2p';

// An administrator who leaves the page of a payment gives it up; a customer finds theirs again.

const ANA = 1001;
beforeEach(() => {
  sessionStorage.clear();
  session.setState({ actingCustomerId: ANA });
});
afterEach(() => session.setState({ actingCustomerId: null }));

const administrator = {
  customerInfoGet: () => ({
    customer: sampleCustomer({ isAdmin: true, actingFor: { customerId: ANA, name: 'Ana Marin' } }),
  }),
  transferCancel: () => ({ ...sampleTransfer({ status: 'cancelled' }) }),
  transferOutcome: () => ({ what: 'payment', payment: sampleTransfer() }),
};
/** The page is opened again: what it was left with has been told to the bank by then. */
const openAgain = () => {
  show();
  return screen.findByLabelText('Who should get money?');
};

test('what waits for the administrator’s code is cancelled when the page is left, unless it was approved meanwhile', async () => {
  const calls = bank(administrator);
  const { unmount } = show();
  await send(userEvent.setup());
  await screen.findByLabelText('Code');
  // A reload takes the page away without its effects: nothing is cancelled by it.
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('beforeunload'));
  expect(calls.of('transferCancel')).toHaveLength(0);
  unmount();
  await waitFor(() => expect(calls.of('transferCancel')).toHaveLength(1));
  const { trxid } = sampleTransfer();
  expect(calls.of('transferCancel').map(({ input }) => input)).toEqual([
    expect.objectContaining({ trxid, unlessApproved: true }),
  ]);
  // Nothing is on its way any more that could be asked about.
  await openAgain();
  expect(calls.of('transferOutcome')).toHaveLength(0);
});

test('what the bank takes only once the page is left is cancelled, too', async () => {
  let take: () => void = () => undefined;
  const taken = new Promise<void>((resolve) => (take = resolve));
  const calls = bank({ ...administrator, p2pTransfer: () => taken.then(() => sampleTransfer()) });
  const { unmount } = show();
  await send(userEvent.setup());
  await waitFor(() => expect(calls.of('p2pTransfer')).toHaveLength(1));
  unmount();
  expect(calls.of('transferCancel')).toHaveLength(0);
  take();
  await waitFor(() => expect(calls.of('transferCancel')).toHaveLength(1));
});

test('what waits for the administrator’s phone is cancelled, too, also where its sheet was closed', async () => {
  const waiting = sampleTransfer({ approveType: 'push' });
  const calls = bank({
    ...administrator,
    p2pTransfer: () => ({ ...waiting }),
    transferOutcome: () => ({ what: 'payment', payment: waiting }),
  });
  const user = userEvent.setup();
  const { unmount } = show();
  await send(user);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { name: /Waiting for your approval/ });
  expect(calls.of('transferCancel')).toHaveLength(0);
  unmount();
  await waitFor(() => expect(calls.of('transferCancel')).toHaveLength(1));
});

test('a customer’s own payment waits on, and is found again', async () => {
  const { transferOutcome } = administrator;
  const calls = bank({ transferOutcome });
  const { unmount } = show();
  await send(userEvent.setup());
  await screen.findByLabelText('Code');
  unmount();
  show();
  await screen.findByLabelText('Code');
  expect(calls.of('transferCancel')).toHaveLength(0);
});

test('what was approved is not cancelled', async () => {
  const approved = bank(administrator);
  const user = userEvent.setup();
  const first = show();
  await send(user);
  await enter(user, await screen.findByLabelText('Code'), '123456');
  await receipt();
  first.unmount();
  const again = await openAgain();
  expect(again).toHaveValue('');
  expect(approved.of('transferCancel')).toHaveLength(0);
});

test('what the administrator gave up at the question is given up once', async () => {
  const calls = bank(administrator);
  const user = userEvent.setup();
  const { unmount } = show();
  await send(user);
  await screen.findByLabelText('Code');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the transfer' }));
  await screen.findByRole('button', { name: /^Check/ });
  unmount();
  await openAgain();
  expect(calls.of('transferCancel')).toHaveLength(1);
});

test('who acts for nobody any more makes no call: the bank has cancelled it with the act', async () => {
  const calls = bank(administrator);
  const { unmount } = show();
  await send(userEvent.setup());
  await screen.findByLabelText('Code');
  session.setState({ actingCustomerId: null });
  unmount();
  show();
  await screen.findByLabelText('Code');
  expect(calls.of('transferCancel')).toHaveLength(0);
});

test('effects that React tries twice leave nothing', async () => {
  const calls = bank(administrator);
  const Twice = () => (
    <StrictMode>
      <Component />
    </StrictMode>
  );
  const { unmount } = renderBank({ Component: Twice, loader }, { at: '/transfer/p2p', messages, brand: { id: 'd' } });
  await send(userEvent.setup());
  await screen.findByLabelText('Code');
  expect(calls.of('transferCancel')).toHaveLength(0);
  unmount();
  await waitFor(() => expect(calls.of('transferCancel')).toHaveLength(1));
});
