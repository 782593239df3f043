import { queryClient, type TransportOptions } from '@bank/api-client';
import { lostConnection, ownHeaders } from '@bank/api-client/testing';
import { BrandProvider } from '@bank/brand';
import { I18nProvider, loadCatalogues } from '@bank/i18n';
import { loadMessages as kitTexts, loadScreenMessages, type Feature } from '@bank/kit';
import { session } from '@bank/session';
import { sampleAccess, sampleCustomer } from '@bank/session/testing';
import { connectBank } from '@bank/session/calls';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadMessages } from '../messages';
import { loadAwayMessages } from '../messages-away';
import { connect } from '../boot/connect';
import { features } from '../routing/features';
import { buildRoutes } from '../routing/routes';
import { brand } from '../testing/signed-in-routes';
import { watchSessionEnd } from '../boot/session-end';
// At hand from the start: no test waits for the compiler.
import '../layouts/main-layout';
import '../signed-in/signed-in';
import './screen-error';
import './start-error';

type Answer = { status?: number; body?: object | string; headers?: Record<string, string>; isForeign?: true };

const away: Answer = { status: 503, body: '<html></html>', isForeign: true };
const WHO: Readonly<Record<string, Answer>> = {
  '/?customerInfoGet': { body: { responseCode: '00', customer: sampleCustomer() } },
  '/?userAccessInfo': { body: { responseCode: '00', customerAccess: sampleAccess() } },
};

/** What answers everything just now; without it the bank does. */
let instead: Answer | 'drop' | null = null;
/** What the bank itself answers to one call. */
let refusal: Readonly<Record<string, Answer>> = {};
let requests: string[] = [];

const adapter: NonNullable<TransportOptions['adapter']> = async (config) => {
  requests.push(String(config.url));
  if (instead === 'drop') throw lostConnection();
  const answer: Answer = instead ??
    refusal[String(config.url)] ??
    WHO[String(config.url)] ?? { body: { responseCode: '00' } };
  const { status = 200, body = {}, headers = {}, isForeign } = answer;
  return {
    status,
    data: typeof body === 'string' ? body : JSON.stringify(body),
    statusText: '',
    headers: { ...(isForeign ? {} : ownHeaders(config)), ...headers },
    config,
  };
};

/** Code that comes when the network does. */
let isCodeThere = true;
const bankFeature: Feature = {
  id: 'test',
  routes: {
    main: [
      { path: '/home', lazy: () => Promise.resolve({ Component: () => <h1>Home</h1> }) },
      {
        path: '/legal',
        lazy: () =>
          isCodeThere
            ? Promise.resolve({ Component: () => <h1>Legal</h1>, handle: { title: 'kit.place.legal' } })
            : Promise.reject(new TypeError('Failed to fetch dynamically imported module: /legal.js')),
      },
    ],
  },
};

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const online = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
let stopWatching: () => void = () => undefined;

async function open(address: string) {
  queryClient.clear();
  localStorage.clear();
  session.setState({ accessToken: 'a', refreshToken: 'b', actingCustomerId: null });
  connect();
  connectBank({ baseUrl: '/api', language: () => 'en', adapter });
  const router = createMemoryRouter(buildRoutes([bankFeature]), { initialEntries: [address] });
  stopWatching = watchSessionEnd(router);
  render(
    <BrandProvider brand={brand}>
      <I18nProvider lang="en">
        <RouterProvider router={router} />
      </I18nProvider>
    </BrandProvider>,
  );
  await pass(1);
  return router;
}

beforeAll(() => {
  window.scrollTo = () => undefined;
  const places = features.flatMap(({ menu, loadMessages: texts }) => (menu && texts ? [texts] : []));
  return loadCatalogues('en', [loadMessages, loadAwayMessages, loadScreenMessages, kitTexts, ...places]);
});
beforeEach(() => {
  jest.useFakeTimers();
  instead = null;
  refusal = {};
  requests = [];
  isCodeThere = true;
});
afterEach(async () => {
  instead = null;
  online(true);
  await pass(30);
  stopWatching();
  jest.useRealTimers();
});

test.each([
  ['503', away],
  ['429 with Retry-After', { ...away, status: 429, headers: { 'retry-after': '20' } }],
  ['no connection', 'drop' as const],
])(
  'reloaded while the bank is away (%s): frame, menu, its name, the way out, and no press to come back',
  async (_, what) => {
    instead = what;
    await open('/legal');
    expect(screen.getByRole('alert')).toHaveTextContent('Testbank isn’t answering');
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Log out' })[0]).toBeVisible();
    await pass(60);
    const from = requests.length;
    await pass(60);
    expect(requests.length - from).toBeLessThanOrEqual(12);
    instead = null;
    await pass(what === 'drop' ? 10 : 21);
    expect(screen.getByRole('heading', { name: 'Legal' })).toBeVisible();
  },
);

test('the start page that nobody can name comes by itself, too', async () => {
  instead = away;
  await open('/');
  expect(screen.getByRole('alert')).toHaveTextContent('Testbank isn’t answering');
  instead = null;
  await pass(10);
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test.each([
  ['a closed account', { body: { responseCode: 'CA', responseDescription: 'This account is closed.' } }],
  ['no access', { body: { responseCode: 'ENOA', responseDescription: 'You have no access.' } }],
  ['an auth error', { body: { responseCode: 'AU', responseDescription: 'Sign in at the branch.' } }],
  ['access denied', { body: { responseCode: '13', responseDescription: 'Access denied by the bank.' } }],
  ['403', { status: 403, body: { message: 'Not from this country.' } }],
])('%s after sign-in: the sentence of the bank, and a way out', async (_, answer) => {
  refusal = { '/?customerInfoGet': answer };
  const router = await open('/');
  const { responseDescription, message } = answer.body as { responseDescription?: string; message?: string };
  expect(screen.getByRole('alert')).toHaveTextContent(responseDescription ?? message ?? '?');
  const asked = requests.length;
  await pass(60);
  expect(requests.length).toBe(asked);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getAllByRole('button', { name: 'Log out' })[0] ?? document.body);
  await pass(1);
  expect(router.state.location.pathname).toBe('/login');
  expect(session.getState().accessToken).toBeNull();
});

test('logging out works while the bank is away', async () => {
  instead = 'drop';
  const router = await open('/legal');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getAllByRole('button', { name: 'Log out' })[0] ?? document.body);
  await pass(1);
  expect(router.state.location.pathname).toBe('/login');
  expect(session.getState()).toMatchObject({ accessToken: null, refreshToken: null });
});

test('offline, a place whose code is not there keeps the frame, and opens with the network', async () => {
  const router = await open('/home');
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  online(false);
  instead = 'drop';
  isCodeThere = false;
  await act(() => router.navigate('/legal'));
  await pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent('This page opens by itself as soon as you’re back online.');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  instead = null;
  isCodeThere = true;
  online(true);
  await pass(1);
  expect(screen.getByRole('heading', { name: 'Legal' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/Agreements/));
});

test('the figures that stay say of when they are', async () => {
  await open('/home');
  online(false);
  expect(screen.getByText(/As of .*2026/)).toBeVisible();
  online(true);
  await pass(1);
  expect(screen.queryByText(/As of/)).not.toBeInTheDocument();
});
