// Rules: R1.2.22, R1.2.24.
import { queryClient } from '@bank/api-client';
import { bankConnection, pendingAddressSignIn } from '@bank/auth';
import { paths } from '@bank/paths';
import { endSession, session } from '@bank/session';
import { answerCalls, sampleAccess, sampleCustomer, type AnswerTo } from '@bank/session/testing';
import { knownRoutes, SIGNED_IN } from '@bank/kit';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { connect } from '../boot/connect';
import { watchSessionEnd } from '../boot/session-end';
import { loginLoader, requireSession, startLoader } from './guards';

/** A bank that knows one customer; `refreshed` says whether it takes the refresh token. */
function bank({ needsKyc = false, refreshed = true } = {}) {
  const asked: string[] = [];
  const answerTo: AnswerTo = (address) => {
    asked.push(address);
    if (address.includes('/auth/refresh')) {
      return refreshed
        ? { data: { accessToken: 'new.b.c', refreshToken: 'new' } }
        : { status: 401, data: { message: 'over' } };
    }
    const answer = address.includes('customerInfoGet')
      ? { customer: sampleCustomer({ isNeedKyc: needsKyc }) }
      : { customerAccess: sampleAccess() };
    return { data: { responseCode: '00', responseDescription: '', ...answer } };
  };
  answerCalls(answerTo, { onSessionExpired: () => session.setState({ accessToken: null, refreshToken: null }) });
  return asked;
}

/** Opens an address in a router with these guards and answers where that ends. */
async function landing(address: string): Promise<string> {
  const routes = [
    { path: paths.root.pattern, loader: startLoader },
    { path: paths.login.pattern, loader: loginLoader },
    {
      id: SIGNED_IN,
      middleware: [requireSession],
      children: [{ path: paths.home.pattern }, { path: paths.history.pattern }, { path: paths.kyc.pattern }],
    },
  ];
  knownRoutes.set(routes);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return router.state.location.pathname + router.state.location.search;
}

const signedIn = () => session.setState({ accessToken: 'a.b.c', refreshToken: 'r' });

// Once and first: the guards connect by themselves, and would take the place of the bank of a test.
beforeAll(connect);

beforeEach(() => {
  session.setState(session.getInitialState(), true);
  queryClient.clear();
  pendingAddressSignIn.drop();
});

test('no loader runs before there is a transport to ask with, whichever code arrived first', async () => {
  const order: string[] = [];
  bankConnection.by(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    order.push('connected');
  });
  signedIn();
  const loader = () => {
    order.push('asks the bank');
    return null;
  };
  const routes = [{ middleware: [requireSession], children: [{ path: paths.home.pattern, loader }] }];
  const router = createMemoryRouter(routes, { initialEntries: [paths.home.to()] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  bankConnection.by(() => Promise.resolve());
  expect(order).toEqual(['connected', 'asks the bank']);
});

test('a visitor who is not signed in goes to login, and the target is remembered with its search', async () => {
  await expect(landing('/history?page=2')).resolves.toBe('/login');
  expect(session.getState().initialPath).toBe('/history?page=2');
});

test('a signed-in visitor passes', async () => {
  signedIn();
  await expect(landing('/history')).resolves.toBe('/history');
});

test('the entrance is login for a visitor and home for a customer', async () => {
  await expect(landing('/')).resolves.toBe('/login');
  bank();
  signedIn();
  await expect(landing('/')).resolves.toBe('/home');
});

test('after sign-in the remembered target is next, once', async () => {
  await landing('/history?page=2');
  bank();
  signedIn();
  await expect(landing('/')).resolves.toBe('/history?page=2');
  await expect(landing('/')).resolves.toBe('/home');
});

test('who needs KYC is told so first', async () => {
  bank({ needsKyc: true });
  signedIn();
  await expect(landing('/')).resolves.toBe('/kyc');
});

test('opening login while signed in refreshes the tokens and goes home', async () => {
  const asked = bank();
  signedIn();
  await expect(landing('/login')).resolves.toBe('/home');
  expect(asked.filter((address) => address.includes('/auth/refresh'))).toHaveLength(1);
  expect(session.getState().accessToken).toBe('new.b.c');
});

test('opening login with a session that the bank ended stays there', async () => {
  bank({ refreshed: false });
  signedIn();
  await expect(landing('/login')).resolves.toBe('/login');
  expect(session.getState().accessToken).toBeNull();
});

test('a sign-in by address is not passed over for the session that is there', async () => {
  const asked = bank();
  signedIn();
  pendingAddressSignIn.set({ code: 'c', codeVerifier: 'v' });
  await expect(landing('/login')).resolves.toBe('/login');
  expect(asked).toEqual([]);
});

test.each([
  ['logout', null],
  ['noCompany', null],
  ['idle', '/history'],
  ['expired', '/history'],
] as const)('after the end "%s" of a session, going back in the tab remembers %s', async (reason, remembered) => {
  bank();
  signedIn();
  const stop = watchSessionEnd({
    navigate: () => Promise.resolve(),
    state: { location: { pathname: '/login' } },
  } as never);
  endSession(reason);
  expect(await landing('/history')).toBe('/login');
  expect(session.getState().initialPath).toBe(remembered);
  stop();
});
