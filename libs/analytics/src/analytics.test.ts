// Rules: R0.13, R3.1.2.
import type * as Room from './analytics';

const opened: unknown[] = [];
const sent: [event: string, properties: unknown][] = [];
const stopped = jest.fn(() => Promise.resolve());
let opens: () => Promise<void> = () => Promise.resolve();

/** Stands in for the library's chunk: the test sees when it is fetched and what it is given. */
jest.mock('./library', () => ({
  openLibrary: async (whom: unknown) => {
    opened.push(whom);
    await opens();
    return { track: (event: string, properties: unknown) => sent.push([event, properties]), stop: stopped };
  },
}));

const ANA = { host: '/api/analytics', project: 'brand-d', userId: 1001 };
const WANTS_NOTHING = { doNotTrack: null };

let room: typeof Room;
beforeEach(() => {
  jest.useFakeTimers();
  jest.isolateModules(() => (room = jest.requireActual('./analytics')));
  opened.length = 0;
  sent.length = 0;
  stopped.mockClear();
  opens = () => Promise.resolve();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('nothing is fetched before five seconds after sign-in; what happened meanwhile is told then (R0.10)', async () => {
  room.trackScreen('/home');
  room.startAnalytics(ANA, WANTS_NOTHING);
  expect(room.track('Filter used', { filters: 2 })).toBe(true);
  await pass(4_999);
  expect(opened).toEqual([]);
  await pass(1);
  expect(opened).toEqual([ANA]);
  expect(sent).toEqual([
    ['Screen', { screen: '/home' }],
    ['Filter used', { filters: 2, screen: '/home' }],
  ]);
  room.trackScreen('/history');
  expect(sent.at(-1)).toEqual(['Screen', { screen: '/history' }]);
  expect(opened).toHaveLength(1);
});

test.each([
  ['the brand names no host', { ...ANA, host: null }, WANTS_NOTHING],
  ['the browser says Do Not Track', ANA, { doNotTrack: '1' }],
  ['the browser says Global Privacy Control', ANA, { doNotTrack: null, globalPrivacyControl: true }],
])('nothing ever happens when %s', async (_why, options, signals) => {
  room.startAnalytics(options, signals);
  room.trackScreen('/home');
  expect(room.track('Anything')).toBe(false);
  await pass(60_000);
  expect(opened).toEqual([]);
});

test('on a card screen nothing is measured, and not even the library’s code is fetched', async () => {
  room.trackScreen('/cards/:accountId');
  room.startAnalytics(ANA, WANTS_NOTHING);
  await pass(60_000);
  expect(room.track('Card paused')).toBe(false);
  expect(opened).toEqual([]);
  room.trackScreen('/home');
  await pass(0);
  expect(opened).toEqual([ANA]);
  room.trackScreen('/card/:accountId/pin/');
  expect(room.track('Pin shown')).toBe(false);
  expect(sent).toEqual([['Screen', { screen: '/home' }]]);
});

test.each(['/login', '/kyc', '/identity-verification/:workflowRunId/:token', '/receive/8f14e45f', '/home?code=1'])(
  'nothing is measured on %s',
  async (address) => {
    room.startAnalytics(ANA, WANTS_NOTHING);
    room.trackScreen(address);
    expect(room.track('Anything')).toBe(false);
    await pass(60_000);
    expect(opened).toEqual([]);
  },
);

test.each(['', '  '])('the event name %j is none, and one is required (R3.5.3)', async (name) => {
  room.trackScreen('/home');
  room.startAnalytics(ANA, WANTS_NOTHING);
  expect(room.track(name)).toBe(false);
});

test('what is private is left out before it waits anywhere', async () => {
  room.trackScreen('/home');
  room.startAnalytics(ANA, WANTS_NOTHING);
  room.track('Transfer sent', { toEmail: 'ben@personas.test', memo: '4111 1111 1111 1111', kind: 'p2p' });
  await pass(5_000);
  expect(sent.at(-1)).toEqual(['Transfer sent', { kind: 'p2p', screen: '/home' }]);
});

test('it ends with the session: nothing more is taken, and the library forgets', async () => {
  room.trackScreen('/home');
  const stop = room.startAnalytics(ANA, WANTS_NOTHING);
  await pass(5_000);
  stop();
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(room.track('Late')).toBe(false);
  room.trackScreen('/history');
  expect(sent).toHaveLength(1);
});

test('a session that ends early, or while the library is on its way, leaves nothing running', async () => {
  room.trackScreen('/home');
  room.startAnalytics(ANA, WANTS_NOTHING)();
  await pass(60_000);
  expect(opened).toEqual([]);

  let arrive: () => void = () => undefined;
  opens = () => new Promise((resolve) => (arrive = resolve));
  const stop = room.startAnalytics(ANA, WANTS_NOTHING);
  await pass(5_000);
  stop();
  arrive();
  await pass(0);
  expect([opened.length, sent.length, stopped.mock.calls.length]).toEqual([1, 0, 1]);
});

test('a library that cannot be fetched is done without', async () => {
  room.trackScreen('/home');
  opens = () => Promise.reject(new Error('offline'));
  room.startAnalytics(ANA, WANTS_NOTHING);
  await pass(5_000);
  expect(() => room.trackScreen('/history')).not.toThrow();
  expect([opened.length, sent.length]).toEqual([1, 0]);
});
