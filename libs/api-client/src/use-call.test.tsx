import { checkPayeeEmail, p2pTransfer } from '@bank/protocol/transfers';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiFailure, closeBank, prefetch, query, queryClient, useCall, useIntentKey } from './index';
import { startBank, type Answer } from './bank.testing';
import { intents } from './intents';

const payee = (name: string): Answer => ({
  body: { responseCode: '00', exist: true, exists: true, isEmployee: false, outBlacklist: true, name },
});
const order = { accountId: 5, amount: '10', currency: 'EUR', toEmail: 'ben@personas.test' };
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  sessionStorage.clear();
  closeBank();
});

test('a change resolves when what it makes stale has been asked again', async () => {
  startBank((_, nth) => payee(`Ben ${nth}`));
  const lookup = query(checkPayeeEmail, { email: 'ben' });
  prefetch(lookup);
  const { result } = renderHook(
    () => ({ name: useQuery(lookup).data?.name, change: useCall(checkPayeeEmail, { invalidates: [checkPayeeEmail] }) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.name).toBe('Ben 1'));
  await act(async () => {
    expect((await result.current.change.run({ email: 'x' })).name).toBe('Ben 2');
  });
  expect(result.current.name).toBe('Ben 3');
});

test('a failed change hands over its failure', async () => {
  startBank(() => ({ body: { responseCode: 'CA' } }));
  const { result } = renderHook(() => useCall(checkPayeeEmail), { wrapper });
  await act(async () => {
    await expect(result.current.run({ email: 'x' })).rejects.toBeInstanceOf(ApiFailure);
  });
  await waitFor(() => expect(result.current.failure?.kind).toBe('closed'));
});

test('what a loader prefetches is there when the component reads it, once', async () => {
  const { requests } = startBank(() => payee('Ben'));
  prefetch(query(checkPayeeEmail, { email: 'ben' }));
  await waitFor(() =>
    expect(queryClient.getQueryData(query(checkPayeeEmail, { email: 'ben' }).queryKey)?.name).toBe('Ben'),
  );
  const { result } = renderHook(() => useQuery(query(checkPayeeEmail, { email: 'ben' })), { wrapper });
  expect(result.current.data?.name).toBe('Ben');
  expect(requests).toHaveLength(1);
});

test('a money form: one key while it stands, another after an edit and after an answer, the same while unknown', async () => {
  let answer: Answer | 'drop' = { body: { responseCode: 'VF' } };
  startBank(() => answer);
  const { result, rerender } = renderHook(
    ({ text }) => ({ intent: useIntentKey('p2p', text), send: useCall(p2pTransfer) }),
    {
      wrapper,
      initialProps: { text: 'a' },
    },
  );
  const send = () =>
    act(() =>
      result.current.send.run(order, { idempotencyKey: result.current.intent.key }).then(
        () => undefined,
        () => undefined,
      ),
    );
  const first = result.current.intent.key;
  rerender({ text: 'a' });
  expect(result.current.intent.key).toBe(first);
  rerender({ text: 'b' });
  const second = result.current.intent.key;
  expect(second).not.toBe(first);

  await send();
  const third = result.current.intent.key;
  expect(third).not.toBe(second);

  answer = 'drop';
  await send();
  rerender({ text: 'c' });
  expect(result.current.intent).toMatchObject({ key: third, isUnknown: true });
  act(() => result.current.intent.settle());
  expect(result.current.intent.key).not.toBe(third);
  expect(result.current.intent.isUnknown).toBe(false);
});

test('nothing of a session is left behind', async () => {
  startBank(() => payee('Ben'));
  await queryClient.fetchQuery(query(checkPayeeEmail, { email: 'ben' }));
  intents.of('p2p', 'a', () => 'k1');
  closeBank();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(sessionStorage.getItem('bank.intents')).toBeNull();
});
