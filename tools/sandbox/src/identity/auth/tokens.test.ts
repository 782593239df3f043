// Rules: R1.4.21, R1.7.12.
import { bankForEachTest } from '../../testing';
import { clientOf } from '../../server/test-client';

const bank = bankForEachTest();
const client = clientOf(bank);

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const works = async (accessToken: string) => (await client.call(accessToken, 'customerInfoGet')).statusCode === 200;
const renewed = async (refreshToken: string) => {
  const answer = await client.refresh(refreshToken);
  return answer.statusCode === 200 ? answer.json<{ accessToken: string; refreshToken: string }>() : null;
};

type Tokens = NonNullable<Awaited<ReturnType<typeof renewed>>>;
const told = ({ accessToken }: Tokens) => client.post('/auth/activity', {}, { authorization: `Bearer ${accessToken}` });

// D29, the token service (R0.18, RFC 9700 §4.14): 24 cases here, 4 in sign-in.test.ts, 4 in hand-over.test.ts, 2 in
// realtime/sockets.test.ts.

it('keeps an access token for ten minutes, to the second (D29)', async () => {
  const { accessToken } = await client.signIn('ana');
  bank.clock.advance(599 * SECOND);
  expect(await works(accessToken)).toBe(true);
  bank.clock.advance(SECOND);
  expect(await works(accessToken)).toBe(false);
});

it('rotates: each refresh token has one successor (D29)', async () => {
  const first = await client.signIn('ana');
  const second = await renewed(first.refreshToken);
  const third = await renewed(second?.refreshToken ?? '');
  expect(new Set([first.refreshToken, second?.refreshToken, third?.refreshToken]).size).toBe(3);
  expect(await works(third?.accessToken ?? '')).toBe(true);
});

it.each([
  [0, 'again'],
  [5_000, 'again'],
  [9_999, 'again'],
  [10_000, 'again'],
  [10_001, 'over'],
  [60_000, 'over'],
])('the previous token after %d ms: %s; its family lives or dies with it (D29)', async (ms, outcome) => {
  const { refreshToken } = await client.signIn('ana');
  const first = await renewed(refreshToken);
  bank.clock.advance(ms);
  expect((await renewed(refreshToken))?.refreshToken).toBe(outcome === 'again' ? first?.refreshToken : undefined);
  expect((await renewed(first?.refreshToken ?? '')) !== null).toBe(outcome === 'again');
});

it.each([
  [0, 200],
  [59_999, 200],
  [60_000, 403],
  [600_000, 403],
])('a code after %d ms is answered with %d, and once (D29)', async (ms, status) => {
  const { url } = (await client.post('/sandbox/sign-in', { persona: 'ana', brand: 'd' })).json<{ url: string }>();
  const code = Object.fromEntries(new URL(url).searchParams);
  bank.clock.advance(ms);
  expect((await client.post('/auth/token', code)).statusCode).toBe(status);
  expect((await client.post('/auth/token', code)).statusCode).toBe(403);
});

it('gives ten refreshes at once one successor (D29)', async () => {
  const { refreshToken } = await client.signIn('ana');
  const answers = await Promise.all(Array.from({ length: 10 }, () => renewed(refreshToken)));
  expect(new Set(answers.map((answer) => answer?.refreshToken)).size).toBe(1);
  expect(answers).not.toContain(null);
});

it('gives fifty refreshes at once one successor, and fifty calls with it go through (D29)', async () => {
  const { refreshToken } = await client.signIn('ana');
  bank.clock.advance(600 * SECOND);
  const answers = await Promise.all(Array.from({ length: 50 }, () => renewed(refreshToken)));
  expect(new Set(answers.map((answer) => answer?.refreshToken)).size).toBe(1);
  const calls = await Promise.all(answers.map((answer) => works(answer?.accessToken ?? '')));
  expect(calls).toEqual(Array(50).fill(true));
});

it('ends the family when a token is reused after the leeway (D29)', async () => {
  const { refreshToken } = await client.signIn('ana');
  const next = await renewed(refreshToken);
  bank.clock.advance(10 * SECOND + 1);
  expect(await renewed(refreshToken)).toBeNull();
  expect(await renewed(next?.refreshToken ?? '')).toBeNull();
  expect(await works(next?.accessToken ?? '')).toBe(false);
});

it('gives no leeway to a token before the previous one (D29)', async () => {
  const { refreshToken } = await client.signIn('ana');
  const second = await renewed(refreshToken);
  const third = await renewed(second?.refreshToken ?? '');
  expect(await renewed(refreshToken)).toBeNull();
  expect(await renewed(third?.refreshToken ?? '')).toBeNull();
});

it('leaves other sessions alone (D29)', async () => {
  const mine = await client.signIn('ana');
  const other = await client.signIn('ana');
  await client.post('/auth/logout', { refreshToken: mine.refreshToken });
  expect(await works(mine.accessToken)).toBe(false);
  expect(await renewed(mine.refreshToken)).toBeNull();
  expect(await works(other.accessToken)).toBe(true);
});

it('takes an unknown refresh token for an ended session, and its logout for done (D29)', async () => {
  expect((await client.refresh('nobody-ever-had-this')).json()).toMatchObject({ code: 'sessionExpired' });
  expect((await client.post('/auth/logout', { refreshToken: 'nobody-ever-had-this' })).statusCode).toBe(200);
});

it('ends a session that was idle for 900 s, and not one second earlier (R0.19) (D29)', async () => {
  const { refreshToken } = await client.signIn('ana');
  bank.clock.advance(899 * SECOND);
  const next = await renewed(refreshToken);
  expect(next).not.toBeNull();
  bank.clock.advance(900 * SECOND);
  expect(await renewed(next?.refreshToken ?? '')).toBeNull();
});

it.each([
  ['calls', async (tokens: Tokens) => (await works(tokens.accessToken)) && tokens],
  ['refreshes', async (tokens: Tokens) => (await renewed(tokens.refreshToken)) ?? false],
] as const)('counts no %s as a sign of life: a page makes them by itself (ADR-24) (D29)', async (_, poll) => {
  let tokens = await client.signIn('ana');
  for (let minute = 1; minute < 15; minute += 1) {
    bank.clock.advance(MINUTE);
    if (minute === 9) tokens = (await renewed(tokens.refreshToken)) ?? tokens;
    tokens = (await poll(tokens)) || tokens;
  }
  expect(await works(tokens.accessToken)).toBe(true);
  bank.clock.advance(MINUTE);
  expect(await works(tokens.accessToken)).toBe(false);
  expect(await renewed(tokens.refreshToken)).toBeNull();
});

it('ends every session after eight hours, however lively (D29)', async () => {
  let tokens = await client.signIn('ana');
  for (let minutes = 0; minutes < 8 * 60 - 10; minutes += 10) {
    bank.clock.advance(10 * MINUTE);
    tokens = (await renewed(tokens.refreshToken)) ?? tokens;
    await told(tokens);
  }
  bank.clock.advance(10 * MINUTE - SECOND);
  tokens = (await renewed(tokens.refreshToken)) ?? tokens;
  expect(await works(tokens.accessToken)).toBe(true);
  bank.clock.advance(SECOND);
  expect(await works(tokens.accessToken)).toBe(false);
  expect(await renewed(tokens.refreshToken)).toBeNull();
});

it('keeps no refresh token as it is (D29)', async () => {
  const { refreshToken } = await client.signIn('ana');
  const [row] = await bank.db.query<{ all: string }>(`SELECT json_agg(t)::text AS all FROM refresh_token t`);
  expect(row?.all).not.toContain(refreshToken);
});

it('keeps a session whose page tells of activity for half an hour, and ends it 900 s after the last (R0.19)', async () => {
  let tokens = await client.signIn('ana');
  for (let minute = 0; minute < 30; minute += 1) {
    bank.clock.advance(MINUTE);
    // The page renews its token within ten minutes.
    if (minute % 9 === 8) tokens = (await renewed(tokens.refreshToken)) ?? tokens;
    expect((await told(tokens)).statusCode).toBe(200);
  }
  bank.clock.advance(900 * SECOND);
  expect(await renewed(tokens.refreshToken)).toBeNull();
});
