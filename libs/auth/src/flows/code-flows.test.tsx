// Rules: R1.4.2, R1.4.3, R1.4.5, R1.4.6.
import { session } from '@bank/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CODE, flowBank, logIn, no, ok, openAuth, tokens, waiting, type Reply } from '../testing/flows';

const SMS = { ...CODE, authFlow: 'sms', maskedPhone: '+40 ••• ••• 567', identifier: '07' } as const;
const NEW_BROWSER = {
  authFlow: 'verifyDevice',
  code: CODE.code,
  sentTo: 'v•••@personas.test',
  device: { name: 'Firefox on Linux', location: null },
} as const;

async function enter(code: string) {
  const field = await screen.findByLabelText('Code');
  await userEvent.clear(field);
  await userEvent.type(field, code);
}

beforeEach(() => {
  session.setState(session.getInitialState(), true);
  localStorage.clear();
});

test('direct: the code is exchanged at once, and once', async () => {
  const sent = flowBank({
    '/auth/login': [ok({ authFlow: 'direct', code: 'login-code' })],
    '/auth/token': [ok(tokens)],
  });
  openAuth();
  await logIn();
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(sent.map(({ path }) => path)).toEqual(['/auth/login', '/auth/token']);
});

test('direct: a lost network is told, and trying again goes on', async () => {
  flowBank({ '/auth/token': ['lost', ok(tokens)] });
  waiting({ ...CODE, authFlow: 'direct' });
  openAuth();
  expect(await screen.findByRole('heading', { name: 'We couldn’t finish logging you in' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The bank isn’t available right now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Start page')).toBeInTheDocument();
});

test.each<[string, Reply, string | RegExp]>([
  ['a refusal without a word', { status: 403, data: {} }, /^Bad status/],
  ['a refusal that says nothing at all', { status: 400, data: {} }, /^Unknown error/],
  ['an answer without tokens', ok({}), /^Strange error/],
  ['status 500', { status: 500, data: {} }, 'Server is not available'],
  ['a refusal with the bank’s own sentence', no('addressBlocked', 'Not from here.'), 'Not from here.'],
])('an exchange that fails with %s says so (R1.8.7)', async (_what, reply, sentence) => {
  flowBank({ '/auth/token': [reply] });
  waiting({ ...CODE, authFlow: 'direct' });
  openAuth();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(session.getState().accessToken).toBeNull();
});

test('sms: the number of the message is shown, and a new message brings a new one', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const sent = flowBank({ '/auth/otp/re-send': [ok({ identifier: '42' })], '/auth/token': [ok(tokens)] });
  waiting(SMS);
  const { container } = openAuth();
  expect(await screen.findByText('07')).toBeVisible();
  expect(screen.getByText('+40 ••• ••• 567')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);

  jest.setSystemTime(Date.now() + 30_000);
  await userEvent.click(await screen.findByRole('button', { name: 'Send the code again' }));
  expect(await screen.findByText('42')).toBeVisible();
  expect(await screen.findByRole('status')).toHaveTextContent('A new message with the number 42 is on its way');
  jest.useRealTimers();

  await enter('123456');
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ path: '/auth/token', body: { code: 'login-code', otp: '123456' } });
});

test('verifyDevice: says what the bank sees, and a remembered browser sends its secret with the next sign-in', async () => {
  const sent = flowBank({
    '/auth/login': [ok(NEW_BROWSER)],
    '/auth/token': [ok({ ...tokens, deviceSecret: 'known-browser' })],
  });
  const first = openAuth();
  await logIn();
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  expect((await axe(first.container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember this browser' }));
  await enter('123456');
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(sent.at(-1)?.body).toMatchObject({ otp: '123456', remember: true });
  expect(sent[0]?.body).not.toHaveProperty('secret');

  first.unmount();
  session.setState(session.getInitialState(), true);
  openAuth();
  await logIn();
  await waitFor(() => expect(sent.filter(({ path }) => path === '/auth/login')).toHaveLength(2));
  expect(sent.at(-1)?.body).toMatchObject({ secret: 'known-browser' });
});

test('verifyDevice: without the tick nothing is remembered', async () => {
  const sent = flowBank({ '/auth/token': [ok(tokens)] });
  waiting({ ...NEW_BROWSER, ...CODE });
  openAuth();
  await enter('123456');
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(sent.at(-1)?.body).toMatchObject({ remember: false });
  expect(localStorage).toHaveLength(0);
});

test('an expired code is told at the field, and the sign-in goes on', async () => {
  flowBank({ '/auth/token': [no('codeExpired', 'The code has expired. Ask for a new one.')] });
  waiting(SMS);
  openAuth();
  await enter('123456');
  await waitFor(() =>
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('The code has expired. Ask for a new one.'),
  );
});

test.each([
  ['codeUsedUp', 'Too many wrong codes. Log in again.'],
  ['signInExpired', 'This login has expired. Start again.'],
])('%s ends the sign-in, in the bank’s words, and leads to the form', async (code, sentence) => {
  flowBank({ '/auth/token': [no(code, sentence)] });
  waiting(SMS);
  openAuth();
  await enter('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByLabelText('Code')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(session.getState().loginResult).toBeNull();
});

test('a locked address says until when', async () => {
  flowBank({ '/auth/login': [no('locked', 'Login for this address opens again at 12:40 UTC.')] });
  openAuth();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('opens again at 12:40 UTC');
});
