/** @jest-environment @bank/testing/environment */
import { pendingAddressSignIn } from '@bank/auth';
import { paths } from '@bank/paths';
import { endSession, session, signIn } from '@bank/session';
import { addressSecretsOf, signInAs } from '@bank/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { forgetEverything, openBank, prepareBank } from '../testing/open-bank';
import { watchSessionEnd } from './session-end';

// R1.4.13 and R1.4.16: a user with nowhere to go is back at login with a message saying why, whichever way they came.

const NO_COMPANY = /aren’t linked to a company yet/;
const NO_TERMS = /but they didn’t arrive/;

/** A refusal that names no document of the terms that it asks for. */
const termsWithoutTerms = (url: string) =>
  url.includes('customerInfoGet') ? { responseCode: 'TE', responseDescription: 'Terms', terms: [] } : null;

let stopWatching: () => void = () => undefined;

function open(address: string, instead?: (url: string) => object | null) {
  const bank = openBank(address, instead);
  stopWatching = bank.stopWatching;
  return bank.router;
}

async function fillIn(persona: string) {
  await userEvent.type(await screen.findByLabelText('E-mail'), `${persona}@personas.test`);
  await userEvent.type(screen.getByLabelText('Password'), 'Sandbox-2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

beforeAll(prepareBank);
beforeEach(forgetEverything);
afterEach(() => stopWatching());

test.each([paths.login.to(), paths.history.to()])('nora, by the form at %s', async (address) => {
  const router = open(address);
  await fillIn('nora');
  expect(await screen.findByText(NO_COMPANY)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(session.getState().accessToken).toBeNull();
});

test('nora, by the one click of the cockpit', async () => {
  pendingAddressSignIn.set(await addressSecretsOf('nora'));
  open(paths.login.to());
  expect(await screen.findByText(NO_COMPANY)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeVisible();
});

test('nora, by an address while she is signed in', async () => {
  signIn(await signInAs('nora'));
  open(paths.history.to());
  expect(await screen.findByText(NO_COMPANY)).toBeVisible();
});

test.each(['form', 'link'])('terms are asked for and none are named: %s', async (way) => {
  if (way === 'link') pendingAddressSignIn.set(await addressSecretsOf('ana'));
  open(paths.login.to(), termsWithoutTerms);
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
] as const)('a session that ended by %s comes back to %s (R0.19)', async (reason, remembered) => {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/history?page=2'] });
  stopWatching = watchSessionEnd(router);
  signIn({ accessToken: 'a.b.c', refreshToken: 'r' });
  endSession(reason);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state: { notice: reason } }));
  expect(session.getState().initialPath).toBe(remembered);
});

test('nothing of a page is drawn once its session is over, however long the way to sign-in takes', async () => {
  signIn(await signInAs('ana'));
  const router = open(paths.home.to());
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  jest.spyOn(router, 'navigate').mockResolvedValue(undefined);
  act(() => endSession('logout'));
  // Drawn again, it would ask the bank who is signed in.
  act(() => session.setState({ actingCustomerId: 1 }));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
