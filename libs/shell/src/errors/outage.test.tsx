// Rules: R0.59, R0.61.
import { queryClient, type TransportOptions } from '@bank/api-client';
import { lostConnection, ownHeaders } from '@bank/api-client/testing';
import { BrandProvider } from '@bank/brand';
import { I18nProvider, loadCatalogues } from '@bank/i18n';
import { loadMessages as kitTexts, loadScreenMessages, type Feature } from '@bank/kit';
import { specRoutes } from '@bank/paths';
import type { Customer } from '@bank/protocol/customer';
import { session } from '@bank/session';
import { sampleAccess, sampleCustomer } from '@bank/session/testing';
import { connectBank } from '@bank/session/calls';
import { inFull } from '@bank/run/size';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadMessages } from '../messages';
import { loadAwayMessages } from '../messages-away';
import { connect } from '../boot/connect';
import { features } from '../routing/features';
import { buildRoutes } from '../routing/routes';
import { brand } from '../testing/signed-in-routes';
import { thisPage } from '../updates/chunk-recovery';
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
const place = (path: string, heading: string) => ({
  path,
  lazy: () => Promise.resolve({ Component: () => <h1>{heading}</h1> }),
});
/** Every route of R1.2 that asks for a session and has no screen of its own below. */
const inLayout = (layout: 'main' | 'restricted') =>
  specRoutes
    .filter((route) => route.layout === layout && !OWN.has(route.path) && route.path !== '/scp')
    .map(({ path }) => place(path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1'), sampleOf(path)));
const OWN: ReadonlySet<string> = new Set([
  '/home',
  '/legal',
  '/company',
  '/company-emails',
  '/admin-overview',
  '/company-access',
]);
/** An address of a pattern. */
const sampleOf = (path: string) => path.replace(/\{\w+\}/g, '5').replace(/(.)\/$/, '$1');
const addresses = specRoutes
  .filter(({ layout, path }) => layout !== 'external' && !OWN.has(path) && path !== '/scp')
  .map(({ path }) => sampleOf(path));

const bankFeature: Feature = {
  id: 'test',
  routes: {
    restricted: [
      place('/company', 'Company'),
      place('/company-emails', 'Emails'),
      place('/admin-overview', 'Overview'),
      ...inLayout('restricted'),
    ],
    main: [
      place('/company-access', 'Access'),
      ...inLayout('main'),
      { path: '/form', lazy: () => Promise.resolve({ Component: () => <form data-dirty="">Half</form> }) },
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
  sessionStorage.removeItem('bank.reloadedAt');
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
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    await pass(60);
    const from = requests.length;
    await pass(60);
    expect(requests.length - from).toBeLessThanOrEqual(12);
    instead = null;
    await pass(what === 'drop' ? 10 : 21);
    expect(screen.getByRole('heading', { name: 'Legal' })).toBeVisible();
  },
);

test('says in how many seconds the bank is asked again, and counts them down', async () => {
  instead = { ...away, status: 429, headers: { 'retry-after': '20' } };
  await open('/legal');
  expect(screen.getByRole('alert')).toHaveTextContent(/Your money is safe\. We try again in (19|20) seconds\./);
  await pass(15);
  expect(screen.getByRole('alert')).toHaveTextContent(/We try again in [45] seconds\./);
});

test.each([
  ['/company', 'Company', { customerType: 'business' }],
  ['/company-emails', 'Emails', { customerType: 'business' }],
  ['/company-access', 'Access', { customerType: 'business' }],
  ['/admin-overview', 'Overview', { isAdmin: true }],
] as const)(
  'a place that asks who is signed in first (%s) keeps its frame, too, and comes by itself',
  async (address, heading, who) => {
    instead = away;
    await open(address);
    expect(screen.getByRole('alert')).toHaveTextContent('Testbank isn’t answering');
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    instead = null;
    refusal = { '/?customerInfoGet': { body: { responseCode: '00', customer: sampleCustomer(who) } } };
    await pass(10);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  },
);

/** Who is let in where not everybody is. */
const WHO_MAY: Readonly<Record<string, Partial<Customer>>> = {
  '/admin-overview': { isAdmin: true },
  '/unverified-account': { verified: false },
  '/limited-account': { limited: true },
};
const COMPANY = /^\/(company|self-certification-business|merchant\/internal)/;
/** Open to whom the bank asks for a certification, and to nobody else (R0.115). */
const CERTIFICATION = /^\/self-certification/;
const KINDS = { '503': away, '429': { ...away, status: 429 }, 'no connection': 'drop' } as const;
const ALL_KINDS = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** In the gate each address meets one kind, in their turn: what a page does in an outage it does at every address. */
test.each(
  addresses.flatMap((address, nth) =>
    inFull(ALL_KINDS, ALL_KINDS.slice(nth % 3, (nth % 3) + 1)).map((kind) => [address, kind] as const),
  ),
)(
  '%s reloaded under %s: frame, sentence, twelve asks a minute, and right within 10 s of the return',
  async (address, kind) => {
    instead = KINDS[kind];
    await open(address);
    expect(screen.getByRole('alert')).toHaveTextContent('Testbank isn’t answering');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    await pass(59);
    expect(requests.length).toBeLessThanOrEqual(12);
    const customer = WHO_MAY[address] ?? (COMPANY.test(address) ? { customerType: 'business' as const } : {});
    const access = CERTIFICATION.test(address) ? { taxResidencySelfCertificationDocumentStatus: 'none' as const } : {};
    refusal = {
      '/?customerInfoGet': { body: { responseCode: '00', customer: sampleCustomer(customer) } },
      '/?userAccessInfo': { body: { responseCode: '00', customerAccess: sampleAccess(access) } },
    };
    instead = null;
    await pass(10);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(address);
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
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await pass(1);
  expect(router.state.location.pathname).toBe('/login');
  expect(session.getState().accessToken).toBeNull();
});

test('logging out works while the bank is away', async () => {
  instead = 'drop';
  const router = await open('/legal');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
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

test('a new release under a half-filled form is loaded once the form is left, at the place that was clicked', async () => {
  const load = jest.spyOn(thisPage, 'load').mockReturnValue(undefined);
  const { fetch: before } = globalThis;
  globalThis.fetch = () => Promise.resolve({ json: () => Promise.resolve({ release: 'next' }) } as Response);
  const router = await open('/form');
  isCodeThere = false;
  await act(() => router.navigate('/legal'));
  await pass(1);
  expect(load.mock.calls).toEqual([[null]]);
  expect(router.state.location.pathname).toBe('/legal');
  expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument();
  globalThis.fetch = before;
});

test('what no release has is said, with a way on, and the page is not loaded for ever', async () => {
  const load = jest.spyOn(thisPage, 'load').mockReturnValue(undefined);
  const { fetch: before } = globalThis;
  globalThis.fetch = () => Promise.resolve({ json: () => Promise.resolve({ release: 'next' }) } as Response);
  sessionStorage.setItem('bank.reloadedAt', String(Date.now()));
  const router = await open('/form');
  isCodeThere = false;
  await act(() => router.navigate('/legal'));
  await pass(1);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection, then load the page again.');
  globalThis.fetch = before;
});

test('the figures that stay say of when they are', async () => {
  await open('/home');
  online(false);
  expect(screen.getByText(/As of \d\d:\d\d/)).toBeVisible();
  online(true);
  await pass(1);
  expect(screen.queryByText(/As of/)).not.toBeInTheDocument();
});
