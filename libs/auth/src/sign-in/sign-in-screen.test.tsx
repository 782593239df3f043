// Rules: R1.4.1, R1.8.6.
import { paths } from '@bank/paths';
import { session } from '@bank/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { flowBank, logIn, openAuth, tokens } from '../testing/flows';
import type { SignInNotice } from './notice';

const open = (notice?: SignInNotice) => openAuth({ pathname: paths.login.to(), state: { notice } });

beforeEach(() => session.setState(session.getInitialState(), true));

test('the simple flow signs in with a PKCE challenge and goes to the start page', async () => {
  const sent = flowBank({ '/auth/login': [{ status: 200, data: { authFlow: 'simple', ...tokens } }] });
  open();
  await logIn();
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(session.getState()).toMatchObject(tokens);
  expect(sent[0]?.body).toMatchObject({ client: 'spa', username: 'ana@personas.test', password: 'Sandbox-2026!' });
  expect(sent[0]?.body['codeChallenge']).toMatch(/^[\w-]{43}$/);
});

test('what is missing is said at its field, nothing is sent, and the first field gets the focus', async () => {
  const sent = flowBank({});
  open();
  await logIn('', '');
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a refused password is told by the bank’s own sentence and nothing typed is lost', async () => {
  flowBank({ '/auth/login': [{ status: 403, data: { message: 'That is not right.' } }] });
  open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('That is not right.');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@personas.test');
  expect(screen.getByLabelText('Password')).toHaveValue('Sandbox-2026!');
  expect(session.getState().accessToken).toBeNull();
});

test('an address that the user has not allowed is told so by the bank’s own sentence', async () => {
  const message = 'Your security settings do not allow access from this address.';
  flowBank({ '/auth/login': [{ status: 403, data: { code: 'addressBlocked', message } }] });
  open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@personas.test');
  expect(session.getState().accessToken).toBeNull();
});

test('an address that is locked is told until when, by the reader’s own clock', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 21, 23, 50).getTime());
  const locked = { message: 'Opens again in 15 min.', code: 'locked' };
  flowBank({ '/auth/login': [{ status: 403, data: locked, headers: { 'retry-after': '900' } }] });
  open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many failed attempts. You can log in with this address again from 00:05.',
  );
  clock.mockRestore();
});

test('without a server the message is generic, and a second press tries again', async () => {
  flowBank({
    '/auth/login': [
      { status: 500, data: '' },
      { status: 200, data: { authFlow: 'simple', ...tokens } },
    ],
  });
  open();
  const user = await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Server is not available');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Start page')).toBeInTheDocument();
});

test('the otp flow asks for the code and sends it with the verifier', async () => {
  const sent = flowBank({
    '/auth/login': [{ status: 200, data: { authFlow: 'otp', code: 'login-code', sentTo: 'o•••@personas.test' } }],
    '/auth/token': [
      { status: 403, data: { message: 'Wrong code.' } },
      { status: 200, data: tokens },
    ],
  });
  open();
  const user = await logIn('otis@personas.test');
  const field = await screen.findByLabelText('Code');
  expect(screen.getByText('o•••@personas.test')).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());

  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(field).toHaveAccessibleDescription('The code has 6 digits.');

  await user.type(field, '3456');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Wrong code.'));
  expect(field).toHaveValue('123456');

  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  const last = sent.at(-1)?.body;
  expect(last).toMatchObject({ code: 'login-code', otp: '123456' });
  expect(last?.['codeVerifier']).toMatch(/^[\w\-.~]{43,128}$/);
});

test('a code that is waited for is asked for again after a reload, and "Back" gives it up', async () => {
  flowBank({});
  session.setState({
    authFlow: 'otp',
    loginResult: { authFlow: 'otp', code: 'c', sentTo: 'o•••', codeVerifier: 'v', username: 'otis@personas.test' },
  });
  open();
  expect(screen.getByLabelText('Code')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('E-mail')).toBeInTheDocument();
  expect(session.getState().loginResult).toBeNull();
});

test('says why one is here', async () => {
  open('idle');
  expect(await screen.findByText(/because nothing happened for a while/)).toBeInTheDocument();
});

test('the password can be looked at', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Show what you type' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('has nothing that axe objects to, with errors too', async () => {
  flowBank({});
  const { container } = open();
  await logIn('', '');
  expect((await axe(container)).violations).toEqual([]);
});
