// Rules: R0.62, R1.3.4, R1.9.10.
import { generations } from '@bank/api-client/generations';
import { act, renderHook } from '@testing-library/react';
import {
  endSession,
  followOtherTabs,
  isSignedIn,
  onSessionEnd,
  session,
  sessionTokens,
  signIn,
  signOut,
  useSession,
} from './index';
import { callLogout } from './calls';
import { NO_SESSION, readSession, type SessionState } from './session-state';

jest.mock('./calls', () => ({ callLogout: jest.fn(() => Promise.resolve()) }));

const jwt = (sid: string) => `${btoa('{}')}.${btoa(JSON.stringify({ sid }))}.x`;
const tokens = { accessToken: jwt('s1'), refreshToken: 'r1' };
const stored = () => sessionStorage.getItem('bank.session');

/** Tabs of one browser; jsdom has no BroadcastChannel. */
class FakeChannel {
  static readonly open: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const channel of FakeChannel.open) if (channel !== this) channel.onmessage?.({ data });
  }
  close() {
    FakeChannel.open.splice(FakeChannel.open.indexOf(this), 1);
  }
}

beforeEach(() => {
  session.setState(NO_SESSION, true);
  FakeChannel.open.length = 0;
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  jest.mocked(callLogout).mockReset().mockResolvedValue(undefined);
});

test('a sign-in forgets the link of another person that was opened before it (R0.24)', () => {
  session.setState({ authSecret: 'of-a-representative' });
  signIn(tokens);
  expect(session.getState().authSecret).toBeNull();
});

test('signing in is kept in session storage and forgets what the sign-in needed', () => {
  session.setState({
    authFlow: 'otp',
    loginResult: { authFlow: 'otp', code: 'c', sentTo: 'x', codeVerifier: 'v', username: 'a@b.cd' },
  });
  signIn(tokens);
  expect(isSignedIn()).toBe(true);
  expect(readSession(stored())).toEqual({ ...NO_SESSION, ...tokens });
  expect(stored()).not.toContain('codeVerifier');
  expect(sessionTokens.get()).toEqual({ ...tokens, generation: 1 });
});

test('a copied session storage is the same session: a duplicated tab stays signed in (D10)', () => {
  signIn(tokens);
  expect(readSession(stored())).toEqual(session.getState());
});

test.each([
  null,
  '',
  '{',
  'null',
  '5',
  '[]',
  '{"accessToken":5,"refreshToken":{}}',
  '{"accessToken":"half"}',
  '{"loginResult":{"code":1},"authFlow":"other","actingCustomerId":"7"}',
  '{"actingCustomerId":-1}',
  '{"actingCustomerId":1.5}',
])('the broken store %p is no session', (text) => {
  expect(readSession(text)).toEqual(NO_SESSION);
});

test('the mark of a user who has left outlives a load of the page, and dies with the next login (R0.15)', () => {
  session.setState({ hasLeft: true });
  expect(readSession(stored()).hasLeft).toBe(true);
  signIn(tokens);
  expect(session.getState().hasLeft).toBeNull();
  expect(stored()).not.toContain('"hasLeft":true');
});

test('components follow what they select', () => {
  const { result } = renderHook(() => useSession((state) => state.actingCustomerId));
  act(() => session.setState({ actingCustomerId: 7 }));
  expect(result.current).toBe(7);
});

/** Everything there is to remember, so that a new field cannot be forgotten at the end. */
const EVERYTHING: { [Field in keyof SessionState]: NonNullable<SessionState[Field]> } = {
  ...tokens,
  generation: 2,
  authFlow: 'otp',
  loginResult: { authFlow: 'otp', code: 'c', sentTo: 'x', codeVerifier: 'v', username: 'a@b.cd' },
  authSecret: 's',
  seiPath: '/auth/sei',
  initialPath: '/history',
  approvedDevice: 'd',
  actingCustomerId: 7,
  taxPutOffFor: 5,
  hasLeft: true,
};

test.each(['logout', 'expired', 'idle', 'elsewhere', 'stale', 'noCompany'] as const)(
  'a session that ended by %s leaves nothing behind and says why, once (D11)',
  (reason) => {
    const reasons: string[] = [];
    const stop = onSessionEnd((why) => reasons.push(why));
    session.setState(EVERYTHING);
    expect(stored()).not.toBeNull();
    endSession(reason);
    endSession('expired');
    stop();
    expect(reasons).toEqual([reason]);
    expect(session.getState()).toEqual(NO_SESSION);
    expect(sessionStorage).toHaveLength(0);
  },
);

test('logout: flag, login page, the bank with the refresh token, nothing stored (R1.4.24, D11)', async () => {
  const steps: string[] = [];
  jest.mocked(callLogout).mockImplementation((refreshToken) => {
    steps.push(`logout ${refreshToken}`);
    return Promise.resolve();
  });
  const stop = onSessionEnd((reason) => steps.push(reason));
  signIn(tokens);
  await signOut(() => steps.push(`login, signed in: ${isSignedIn()}`));
  stop();
  expect(steps).toEqual(['login, signed in: false', 'logout', 'logout r1']);
  expect(stored()).toBeNull();
});

test('a bank that never answers keeps nobody signed in, and cannot end the next session', async () => {
  let answer: () => void = () => undefined;
  jest.mocked(callLogout).mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  signIn(tokens);
  const done = signOut(() => undefined);
  expect(stored()).toBeNull();
  signIn({ accessToken: jwt('s2'), refreshToken: 'r2' });
  await act(() => Promise.resolve());
  answer();
  await done;
  expect(session.getState().refreshToken).toBe('r2');
});

test('other tabs of the session end too, tabs of another session stay', () => {
  signIn(tokens);
  const stop = followOtherTabs();
  const elsewhere = new FakeChannel();
  for (const data of [
    null,
    'end',
    { type: 'end' },
    { type: 'end', session: 's2' },
    { type: 'tokens', session: 's1' },
  ]) {
    elsewhere.postMessage(data);
  }
  expect(isSignedIn()).toBe(true);
  elsewhere.postMessage({ type: 'end', session: 's1' });
  expect(isSignedIn()).toBe(false);
  stop();
});

test('an end is told to the others, but an end heard of is not told again', () => {
  const heard: unknown[] = [];
  const elsewhere = new FakeChannel();
  elsewhere.onmessage = ({ data }) => heard.push(data);
  signIn(tokens);
  endSession('logout');
  signIn(tokens);
  endSession('elsewhere');
  expect(heard).toEqual([{ type: 'end', session: 's1' }]);
});

test.each([
  ['stale', true],
  ['elsewhere', true],
  ['expired', false],
  ['logout', false],
] as const)('of a session that ends here by %s, its newest generation is kept: %p', (reason, isKept) => {
  const heard: unknown[] = [];
  const elsewhere = new FakeChannel();
  elsewhere.onmessage = ({ data }) => heard.push(data);
  generations.keep('s1', 3);
  signIn(tokens);
  endSession(reason);
  expect([generations.newest('s1'), heard.length]).toEqual(isKept ? [3, 0] : [0, 1]);
});
