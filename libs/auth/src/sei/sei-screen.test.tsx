// Rules: R1.7.18.
import { session } from '@bank/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { flowBank, gateAsksAbout, ok, openAuth, type Reply } from '../testing/flows';

const URL_OF_CLIENT = '/oauth?client_id=ledgerly';
const GET = `/auth/sei/authorize?authorizeUrl=${encodeURIComponent(URL_OF_CLIENT)}`;
const REQUEST = ok({
  authorizationId: 'a1',
  client: { name: 'Ledgerly', host: 'app.ledgerly.test' },
  scopes: ['accounts', 'transfers'],
});
/** Opaque tokens do not expire by themselves. */
const TOKEN = ['e30', btoa(JSON.stringify({ exp: 4_102_444_800 })), 'x'].join('.');

function open(answers: Record<string, Reply[]>, authorizeUrl = URL_OF_CLIENT) {
  session.setState({ accessToken: TOKEN, refreshToken: 'r' });
  const sent = flowBank({ '/auth/logout': [ok({})], ...answers });
  return { ...openAuth(`/auth/sei?authorizeUrl=${encodeURIComponent(authorizeUrl)}`), sent };
}

beforeEach(() => session.setState(session.getInitialState(), true));

test('says who asks and for what, in words', async () => {
  const { container } = open({ [GET]: [REQUEST] });
  expect(await screen.findByRole('heading', { name: 'Let Ledgerly use your account?' })).toBeVisible();
  expect(screen.getByText('app.ledgerly.test')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'See your accounts and their balances',
    'Prepare transfers, each of which you approve yourself',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['Allow', true],
  ['Deny', false],
])('%s answers, logs out, and only then leaves by the gate', async (name, result) => {
  const { sent } = open({
    [GET]: [REQUEST],
    '/auth/sei/authorize/a1': [ok({ redirect_uri: 'https://app.ledgerly.test/back?code=c' })],
  });
  await userEvent.click(await screen.findByRole('button', { name }));
  await gateAsksAbout('app.ledgerly.test');
  expect(sent.map(({ path }) => path).slice(-2)).toEqual(['/auth/sei/authorize/a1', '/auth/logout']);
  expect(sent.at(-2)?.body).toEqual({ result });
  expect(session.getState().accessToken).toBeNull();
});

test('an answer that did not arrive leaves the user signed in, with the question', async () => {
  open({ [GET]: [REQUEST], '/auth/sei/authorize/a1': ['lost'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The bank isn’t available right now.');
  expect(screen.getByRole('button', { name: 'Allow' })).toBeEnabled();
  expect(session.getState().accessToken).toBe(TOKEN);
});

test('nobody we know leads to the root, and so does no request at all', async () => {
  const first = open({ [GET]: [{ status: 404, data: { message: 'No.' } }] });
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  first.unmount();
  open({}, '');
  expect(await screen.findByText('Start page')).toBeInTheDocument();
});

test('a bank that cannot be reached can be asked again', async () => {
  open({ [GET]: ['lost', 'lost', REQUEST] });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Let Ledgerly use your account?' })).toBeVisible();
});
