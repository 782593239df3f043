// Rules: R1.4.4.
import { FakeSocket } from '@bank/api-client/testing';
import { session } from '@bank/session';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CODE, flowBank, logIn, no, ok, openAuth, tokens, waiting, type Reply } from '../../testing/flows';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const PUSH = {
  ...CODE,
  authFlow: 'push',
  key: 'k1',
  temporaryToken: 'temporary',
  number: '42',
  deeplink: 'bankapp://sign-in/k1',
  devices: [
    {
      id: 'd1',
      type: 'ios',
      name: 'Pia’s phone',
      location: 'Cluj',
      lastActivityAt: inMinutes(-120),
      status: 'approved',
    },
  ],
} as const;

const ANSWERED = { type: 'event', id: '1', event: 'loginAnswered', subject: 'k1' };
const NOT_YET = no('waitingForDevice');
const socket = () => FakeSocket.opened.at(-1) ?? new FakeSocket('none');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(replies: Reply[], more: Record<string, Reply[]> = {}, minutes = 10) {
  const sent = flowBank({ '/auth/token': replies, ...more });
  waiting({ ...PUSH, devices: [...PUSH.devices], expiresAt: inMinutes(minutes) });
  const rendered = openAuth();
  await screen.findByText('42');
  const asked = () => sent.filter(({ path }) => path === '/auth/token').length;
  return { ...rendered, sent, asked };
}

/** The socket is open. */
async function listen() {
  await pass(1100);
  act(() => socket().open());
  act(() => socket().receive({ type: 'ready' }));
  await pass(0);
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  session.setState(session.getInitialState(), true);
  FakeSocket.opened.length = 0;
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, configurable: true, writable: true });
});
afterEach(() => jest.useRealTimers());

test('shows the number, who was asked, and how to get to the app', async () => {
  const { container } = await open([NOT_YET]);
  expect(screen.getByText('Pia’s phone')).toBeVisible();
  expect(screen.getByText('iOS · Cluj · 2 hours ago')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Code that opens the app on your phone' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', 'bankapp://sign-in/k1');
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|[5-9]:\d\d)$/);
  expect(screen.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  expect((await axe(container)).violations).toEqual([]);
});

test('in the place of the form it begins with its heading, and so does what takes its own place', async () => {
  jest.useRealTimers();
  const { code, authFlow, key, temporaryToken, number, deeplink, devices } = PUSH;
  const question = { code, authFlow, key, temporaryToken, number, deeplink, devices, expiresAt: inMinutes(10) };
  flowBank({ '/auth/login': [ok(question)], '/auth/token': [no('declined')] });
  openAuth();
  await logIn();
  expect(await screen.findByRole('heading', { name: 'Approve on your phone' })).toHaveFocus();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('heading', { name: 'Declined on the phone' })).toHaveFocus();
});

test('it leaves the focus where the reader put it', async () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await open([NOT_YET]);
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

test('the socket says that somebody answered, and the exchange says what: approved', async () => {
  const { asked } = await open([NOT_YET, ok(tokens)]);
  await listen();
  expect(socket().sent.map((frame): unknown => JSON.parse(frame))).toEqual([{ type: 'auth', token: 'temporary' }]);
  const before = asked();
  await pass(60_000);
  expect(asked()).toBe(before);
  act(() => socket().receive(ANSWERED));
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(session.getState()).toMatchObject({ ...tokens, approvedDevice: 'd1' });
  expect(socket().readyState).toBe(3);
});

test('an answer that comes while the bank is still being asked is asked for afterwards', async () => {
  const { asked } = await open([NOT_YET, ok(tokens)]);
  await pass(1100);
  act(() => socket().open());
  const before = asked();
  act(() => socket().receive({ type: 'ready' }));
  act(() => socket().receive(ANSWERED));
  expect(await screen.findByText('Start page')).toBeInTheDocument();
  expect(asked()).toBe(before + 2);
});

test('declined: nobody is signed in, and it starts again at the form', async () => {
  await open([NOT_YET, no('declined')]);
  await listen();
  act(() => socket().receive(ANSWERED));
  expect(await screen.findByRole('heading', { name: 'Declined on the phone' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Nobody was logged in.');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(session.getState()).toMatchObject({ accessToken: null, loginResult: null });
});

test('without a socket the bank is asked every five seconds', async () => {
  const { asked } = await open([NOT_YET, NOT_YET, ok(tokens)]);
  expect(asked()).toBe(0);
  await pass(5000);
  expect(asked()).toBe(1);
  await pass(10_000);
  expect(await screen.findByText('Start page')).toBeInTheDocument();
});

test('a tab that is looked at again asks at once', async () => {
  await open([ok(tokens)]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Start page')).toBeInTheDocument();
});

test('a lost network is said, and it goes on by itself when it is back', async () => {
  await open(['lost', ok(tokens)]);
  await pass(5000);
  expect(await screen.findByText(/We can’t reach the bank/)).toBeVisible();
  await pass(5000);
  expect(await screen.findByText('Start page')).toBeInTheDocument();
});

test('nobody answered in time: the phones are asked again, with another number', async () => {
  const { asked } = await open(
    [no('expired'), ok(tokens)],
    { '/auth/push/re-send': [ok({ number: '77', expiresAt: inMinutes(10) })] },
    0.05,
  );
  await pass(3100);
  expect(await screen.findByText('Nobody answered in time')).toBeVisible();
  const before = asked();
  await pass(20_000);
  expect(asked()).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('77')).toBeVisible();
  expect(screen.getByText(/The number has changed/)).toBeVisible();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Start page')).toBeInTheDocument();
});
