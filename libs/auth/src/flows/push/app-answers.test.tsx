import { FakeSocket } from '@bank/api-client/testing';
import { session } from '@bank/session';
import type * as Wrapper from '@bank/wrapper';
import { act, screen } from '@testing-library/react';
import { CODE, flowBank, no, ok, openAuth, tokens, waiting } from '../../testing/flows';

const listeners = new Set<(result: boolean) => void>();
jest.mock('@bank/wrapper', () => ({
  ...jest.requireActual<typeof Wrapper>('@bank/wrapper'),
  onLoginResult: (listener: (result: boolean) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

test('what the app says is a hint: the bank is asked at once, and decides (R1.4.7)', async () => {
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, configurable: true, writable: true });
  session.setState(session.getInitialState(), true);
  const sent = flowBank({ '/auth/token': [no('waitingForDevice'), ok(tokens)] });
  const asked = () => sent.filter(({ path }) => path === '/auth/token').length;
  waiting({
    ...CODE,
    authFlow: 'push',
    key: 'k1',
    temporaryToken: 'temporary',
    number: '42',
    deeplink: 'bankapp://sign-in/k1',
    devices: [],
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
  });
  openAuth();
  await screen.findByText('42');
  expect(asked()).toBe(0);
  // "Approved", says the app; "not yet", says the bank: nobody is signed in.
  await act(async () => listeners.forEach((listener) => listener(true)));
  expect(asked()).toBe(1);
  expect(session.getState().accessToken).toBeNull();
  // Only the bank's answer counts, not the app's.
  await act(async () => listeners.forEach((listener) => listener(false)));
  expect(await screen.findByText('Start page')).toBeInTheDocument();
});
