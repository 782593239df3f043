/** @jest-environment @bank/testing/environment */
import { session } from '@bank/session';
import { advanceBank, inviteRepresentative, outboxOf, renderScreen } from '@bank/testing';
import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { requireAuthSecret } from './guards';

// R1.2.6 /self-certification-representative: an authSecret in the query or stored, and a certification that loads with it.

const PATH = '/self-certification-representative';
const routes = [
  { path: PATH, middleware: [requireAuthSecret], HydrateFallback: () => null, element: <p>Certification</p> },
  { path: '/login', element: <p>Login</p> },
];
const open = (search: string) => renderScreen(`${PATH}${search}`, { routes });

beforeEach(() => session.setState(session.getInitialState(), true));

/** The secret of the newest letter. */
async function invited(): Promise<string> {
  await inviteRepresentative('remy');
  const letter = (await outboxOf('remy@personas.test')).at(-1);
  if (letter?.code === undefined) throw new Error('no letter');
  return letter.code;
}

test('a good secret opens the page, leaves the address, and is kept for a reload', async () => {
  const secret = await invited();
  const { address, unmount } = await open(`?authSecret=${secret}&lang=en`);
  expect(await screen.findByText('Certification')).toBeVisible();
  expect(address()).toBe(`${PATH}?lang=en`);
  expect(session.getState().authSecret).toBe(secret);
  unmount();
});

test('a stored secret opens the page', async () => {
  const secret = await invited();
  // Nobody's screen, so that the transport is there.
  const { unmount } = await renderScreen('/login', { routes });
  unmount();
  session.setState({ authSecret: secret });
  const router = createMemoryRouter(routes, { initialEntries: [PATH] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(router.state.location.pathname).toBe(PATH);
});

test.each<[string, () => Promise<string>]>([
  ['no secret', () => Promise.resolve('')],
  ['an empty one', () => Promise.resolve('?authSecret=')],
  ['a wrong one', () => Promise.resolve('?authSecret=nobody-ever-had-this')],
  [
    'a used-up one',
    async () => {
      const first = await invited();
      await invited();
      return `?authSecret=${first}`;
    },
  ],
  [
    'an expired one',
    async () => {
      const secret = await invited();
      await advanceBank(7 * 86_400_000);
      return `?authSecret=${secret}`;
    },
  ],
])('%s leads to login, and nothing of it stays', async (_what, search) => {
  const { address } = await open(await search());
  expect(await screen.findByText('Login')).toBeVisible();
  expect(address()).toBe('/login');
  expect(session.getState().authSecret).toBeNull();
});
