// Rules: R3.4.4, R3.7.7.
import { prefetch, query } from '@bank/api-client';
import { FakeSocket } from '@bank/api-client/testing';
import { balanceInquiry } from '@bank/protocol/accounts';
import { requiredActions } from '@bank/protocol/required-actions';
import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import type { Feature, StaleAfter } from '../feature';
import { fakeBank, renderBank } from '../testing';
import { useLiveData } from './use-live-data';

const room = (id: string, staleAfter?: StaleAfter) => ({
  id,
  routes: {},
  ...(staleAfter && { loadStale: () => Promise.resolve({ staleAfter }) }),
});
const features: readonly Feature[] = [
  room('accounts', { balanceChanged: [balanceInquiry] }),
  room('profile', { documentsChanged: [requiredActions] }),
  room('admin'),
];
const balances = () => query(balanceInquiry);
const actions = () => query(requiredActions);

function Component() {
  useLiveData(features);
  useQuery(balances());
  useQuery(actions());
  return null;
}

const hint = (event: string) => ({ type: 'event', id: '1', event, subject: '5' });

beforeEach(() => {
  FakeSocket.opened.length = 0;
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, configurable: true, writable: true });
});

test('a hint asks again for what the rooms say, and for nothing else; a room without rows is left alone', async () => {
  const bank = fakeBank({
    balanceInquiry: () => ({ accounts: { account: [] } }),
    requiredActions: () => ({ personal: 0, company: 0 }),
  });
  const screen = {
    Component,
    loader() {
      prefetch(balances());
      prefetch(actions());
    },
  };
  renderBank(screen, { at: '/', messages: {} });
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  const [socket] = FakeSocket.opened;
  act(() => socket?.open());
  act(() => socket?.receive({ type: 'ready' }));
  await waitFor(() => expect(bank.calls).toHaveLength(2));
  act(() => socket?.receive(hint('balanceChanged')));
  await waitFor(() => expect(bank.of('balanceInquiry')).toHaveLength(2));
  act(() => socket?.receive(hint('documentsChanged')));
  await waitFor(() => expect(bank.of('requiredActions')).toHaveLength(2));
  expect(bank.of('balanceInquiry')).toHaveLength(2);
});
