// Rules: R0.16.
import { notifications } from '@bank/kit';
import { session, type AddressSecrets } from '@bank/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flowBank, no, ok, openAuth, type Reply } from '../testing/flows';
import { pendingAddressSignIn } from './pending-address-sign-in';

const SECRETS: AddressSecrets = { code: 'c', codeVerifier: 'v'.repeat(43) };
const INVALID: Reply = { status: 400, data: { message: 'Some of the data is not valid.', code: 'TA1' } };
const BAD_LINK = /not valid, or it has been used already/;

beforeEach(() => session.setState(session.getInitialState(), true));

function openLink(answer: Reply) {
  flowBank({ '/auth/token': [answer] });
  pendingAddressSignIn.set(SECRETS);
  openAuth();
}

test.each<[string, Reply]>([
  ['is not well-formed', INVALID],
  ['is unknown, used or too old', no('signInExpired')],
])('a link that %s says so, and offers to sign in', async (_what, answer) => {
  openLink(answer);
  expect(await screen.findByText(BAD_LINK)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Log in with e-mail and password' }));
  expect(await screen.findByLabelText('E-mail')).toBeVisible();
});

test.each<[string, Reply, string]>([
  ['account', no('notActivated', 'Your account is not activated yet.'), 'Your account is not activated yet.'],
  ['line', 'lost', 'The bank isn’t available right now.'],
])('what is wrong with the %s is not blamed on the link', async (_what, answer, sentence) => {
  openLink(answer);
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(screen.queryByText(BAD_LINK)).not.toBeInTheDocument();
});

/** A token of this user; the page reads the address and proves nothing by it. */
const tokensOf = (eml: string) => ({ accessToken: `h.${btoa(JSON.stringify({ eml }))}.s`, refreshToken: eml });

test.each([
  ['the same user keeps the session, without a question', 'ben@personas.test', null],
  ['another user is asked about first', 'ana@personas.test', /Switch to ben@personas.test/],
])('%s', async (_what, signedIn, question) => {
  session.setState(tokensOf(signedIn));
  const sent = flowBank({ '/auth/token': [ok(tokensOf('ben@personas.test'))], '/auth/logout': [ok({})] });
  pendingAddressSignIn.set(SECRETS);
  openAuth();
  expect(await screen.findByText(question ?? 'Start page')).toBeVisible();
  expect(session.getState().refreshToken).toBe(signedIn);
  // The second session of the same user is given up at the bank.
  expect(sent.filter(({ path }) => path === '/auth/logout')).toHaveLength(question === null ? 1 : 0);
});

test('a link says on the next screen whose session it opened', async () => {
  act(() => notifications.getState().clear());
  openLink(ok(tokensOf('ben@personas.test')));
  expect(await screen.findByText('Start page')).toBeVisible();
  await waitFor(() =>
    expect(notifications.getState().list[0]).toMatchObject({
      title: 'You’re now logged in as ben@personas.test.',
      isShowing: true,
    }),
  );
});

test('and names both before it takes the place of another session', async () => {
  act(() => notifications.getState().clear());
  session.setState(tokensOf('ana@personas.test'));
  flowBank({ '/auth/token': [ok(tokensOf('ben@personas.test'))], '/auth/logout': [ok({})] });
  pendingAddressSignIn.set(SECRETS);
  openAuth();
  expect(await screen.findByText(/ana@personas.test. Switch to ben@personas.test/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
  expect(await screen.findByText('Start page')).toBeVisible();
  await waitFor(() => expect(notifications.getState().list[0]?.title).toContain('ben@personas.test'));
});
