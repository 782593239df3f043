/** @jest-environment @bank/testing/environment */
import { queryClient } from '@bank/api-client';
import { pendingAddressSignIn } from '@bank/auth';
import { BrandProvider } from '@bank/brand';
import { loadTexts, I18nProvider } from '@bank/i18n';
import { paths } from '@bank/paths';
import { endSession, session, signIn } from '@bank/session';
import { connectBank } from '@bank/session/calls';
import { addressSecretsOf, sandboxAdapter, signInAs } from '@bank/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { features } from '../routing/features';
import { knownRoutes } from '../routing/known-routes';
import { buildRoutes } from '../routing/routes';
import { brand } from '../testing/signed-in-routes';
import { connect } from './connect';
import { firstPageTexts } from './first-page-texts';
import { watchSessionEnd } from './session-end';

// Spec 1 §4 rules 3 and 6, decision 3: a user with nowhere to go is back at login with a message saying why, whichever way they came.

jest.setTimeout(60_000);

const NO_COMPANY = /not linked to any company/;
const NO_TERMS = /terms did not arrive/;

/** What the bank refuses with when it names no document of the terms that it asks for. */
const TERMS_WITHOUT_TERMS = JSON.stringify({ responseCode: 'TE', responseDescription: 'Terms', terms: [] });

let stopWatching: () => void = () => undefined;

/** The whole application at an address, over the bank in process. */
async function open(address: string, { withoutTerms = false } = {}) {
  const sandbox = sandboxAdapter();
  connectBank({
    baseUrl: '/api',
    language: () => 'en',
    adapter: async (config) => {
      const isRefused = withoutTerms && String(config.url).includes('customerInfoGet');
      return isRefused
        ? { status: 200, data: TERMS_WITHOUT_TERMS, statusText: '', headers: {}, config }
        : sandbox(config);
    },
  });
  const routes = buildRoutes(features);
  knownRoutes.set(routes);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  stopWatching = watchSessionEnd(router);
  render(
    <BrandProvider brand={brand}>
      <I18nProvider lang="en">
        <RouterProvider router={router} />
      </I18nProvider>
    </BrandProvider>,
  );
  return router;
}

async function fillIn(persona: string) {
  await userEvent.type(await screen.findByLabelText('E-mail'), `${persona}@personas.test`);
  await userEvent.type(screen.getByLabelText('Password'), 'Sandbox-2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

beforeAll(async () => {
  // Once and first: the guards connect by themselves, and would take the place of the bank of a test.
  connect();
  await loadTexts(firstPageTexts);
});
beforeEach(() => {
  // jsdom has no scrolling; the page restores it.
  window.scrollTo = () => undefined;
  session.setState(session.getInitialState(), true);
  queryClient.clear();
  pendingAddressSignIn.drop();
});
afterEach(() => stopWatching());

test.each([paths.login.to(), paths.history.to()])('nora, by the form at %s', async (address) => {
  const router = await open(address);
  await fillIn('nora');
  expect(await screen.findByText(NO_COMPANY)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(session.getState().accessToken).toBeNull();
});

test('nora, by the one click of the cockpit', async () => {
  pendingAddressSignIn.set(await addressSecretsOf('nora'));
  await open(paths.login.to());
  expect(await screen.findByText(NO_COMPANY)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeVisible();
});

test('nora, by an address while she is signed in', async () => {
  signIn(await signInAs('nora'));
  await open(paths.history.to());
  expect(await screen.findByText(NO_COMPANY)).toBeVisible();
});

test.each(['form', 'link'])('terms are asked for and none are named: %s', async (way) => {
  if (way === 'link') pendingAddressSignIn.set(await addressSecretsOf('ana'));
  await open(paths.login.to(), { withoutTerms: true });
  if (way === 'form') await fillIn('ana');
  expect(await screen.findByText(NO_TERMS)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(session.getState().accessToken).toBeNull();
});

test.each([
  ['idle', '/history?page=2'],
  ['expired', '/history?page=2'],
  ['elsewhere', null],
  ['logout', null],
] as const)('a session that ended by %s comes back to %s (decision 19)', async (reason, remembered) => {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/history?page=2'] });
  stopWatching = watchSessionEnd(router);
  signIn({ accessToken: 'a.b.c', refreshToken: 'r' });
  endSession(reason);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state: { notice: reason } }));
  expect(session.getState().initialPath).toBe(remembered);
});
