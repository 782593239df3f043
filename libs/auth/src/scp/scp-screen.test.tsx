// Rules: R2.4.5, R1.2.8, R1.3.6, R1.7.15.
import { FakeSocket } from '@bank/api-client/testing';
import { session } from '@bank/session';
import type { Migration } from '@bank/protocol/auth';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CODE, flowBank, no, ok, openAuth, tokens, waiting, type Reply } from '../testing/flows';

const LINK = {
  deeplink: 'bankapp://link/secret',
  key: 'k1',
  temporaryToken: 'temporary',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
};
const ANSWERED = { type: 'event', id: '1', event: 'loginAnswered', subject: 'k1' };
const SOFT: Migration = { kind: 'soft', daysLeft: 12, strategy: 'migrate' };
const STRICT: Migration = { kind: 'strict', daysLeft: null, strategy: 'enable' };

async function open(migration: Migration, answers: Record<string, Reply[]> = {}) {
  const sent = flowBank({ '/auth/scp/request': [ok(LINK)], '/auth/token': [ok(tokens)], ...answers });
  waiting({ ...CODE, authFlow: 'direct', migration });
  // Sign-in leads here by itself.
  const rendered = openAuth();
  await screen.findByRole('heading', { name: 'Link your phone' });
  return { ...rendered, sent };
}

beforeEach(() => {
  session.setState(session.getInitialState(), true);
  FakeSocket.opened.length = 0;
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, configurable: true, writable: true });
});

test('soft: the days that are left, and "Later" goes on with the sign-in', async () => {
  const { container, sent } = await open(SOFT);
  expect(screen.getByText('You can leave this for later for 12 more days.')).toBeVisible();
  expect(screen.getByText(/in the app instead of typing codes/)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Code that opens the app on your phone' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ path: '/auth/token', body: { code: 'login-code' } });
});

test('strict: there is no "Later"; the phone’s answer goes on with the sign-in', async () => {
  await open(STRICT);
  expect(screen.getByText('You need a linked phone to go on.')).toBeVisible();
  expect(screen.getByText(/Your password alone/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  const socket = FakeSocket.opened[0] ?? new FakeSocket('none');
  act(() => socket.open());
  expect(socket.sent[0]).toContain('temporary');
  act(() => socket.receive({ type: 'ready' }));
  expect(screen.getByRole('heading', { name: 'Link your phone' })).toBeVisible();
  act(() => socket.receive(ANSWERED));
  expect(await screen.findByText('Start page')).toBeInTheDocument();
});

test('strict: saying that it is done when it is not gets the bank’s answer', async () => {
  await open(STRICT, { '/auth/token': [no('deviceRequired', 'Link a phone before you go on.')] });
  await userEvent.click(await screen.findByRole('button', { name: 'I have confirmed it in the app' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Link a phone before you go on.');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByLabelText('E-mail')).toBeVisible();
});

test('a link that could not be made can be asked for again', async () => {
  await open(SOFT, { '/auth/scp/request': ['lost', ok(LINK)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Show a new code' }));
  expect(await screen.findByRole('img', { name: 'Code that opens the app on your phone' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the stores’ addresses go to a phone, whose number is checked first', async () => {
  const { sent } = await open(SOFT, { '/auth/stores-urls/send': [ok({})] });
  await userEvent.click(screen.getByRole('button', { name: 'Send the links to my phone' }));
  const field = screen.getByLabelText('Phone number');
  await userEvent.type(field, '0721 234 567{Enter}');
  expect(field).toHaveAccessibleDescription(/begins with \+ and the country code/);
  expect(field).toHaveValue('0721 234 567');
  await userEvent.clear(field);
  await userEvent.type(field, '0040 (721) 234-567{Enter}');
  expect(await screen.findByText('The links are on their way to +40721234567.')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ path: '/auth/stores-urls/send', body: { phoneNumber: '+40721234567' } });
});

test('without a sign-in on its way there is nothing to link', async () => {
  flowBank({});
  openAuth('/scp');
  expect(await screen.findByLabelText('E-mail')).toBeVisible();
});

test('text messages instead: a popup asks for the code, and its tokens open the accounts (R2.4.5)', async () => {
  const CHOSEN = '/auth/two-step-verification';
  const { sent } = await open(SOFT, {
    [CHOSEN]: [ok({ reqId: 'r1', sentTo: 'm•••@personas.test', expiresAt: LINK.expiresAt })],
    [`${CHOSEN}/r1/confirm`]: [no('codeWrong', 'This code is not right.'), ok(tokens)],
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Use text messages instead' }));
  const popup = await screen.findByRole('dialog', { name: 'Confirm text messages' });
  expect(popup).toHaveTextContent('m•••@personas.test');
  expect((await axe(document.body)).violations).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /code/i }), '111111');
  expect(await within(popup).findByText(/This code is not right/)).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: /code/i }));
  await user.type(screen.getByRole('textbox', { name: /code/i }), '123456');
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(session.getState()).toMatchObject({ accessToken: tokens.accessToken, loginResult: null });
  expect(sent.at(-1)).toMatchObject({
    body: { code: '123456', loginCode: 'login-code', codeVerifier: CODE.codeVerifier },
  });
});

test('strict: a message is no way round the phone', async () => {
  await open(STRICT);
  expect(screen.queryByRole('button', { name: 'Use text messages instead' })).toBeNull();
});
