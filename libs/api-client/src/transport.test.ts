// Rules: R0.20, R1.8.8, R2.9.3, S12.
import { balanceInquiry } from '@bank/protocol/accounts';
import { login } from '@bank/protocol/auth';
import { customerInfo } from '@bank/protocol/customer';
import { checkPayeeEmail, p2pTransfer } from '@bank/protocol/transfers';
import { ApiFailure, call, query, queryClient, resolveOutcome } from './index';
import { failureOf, jwt, memoryTokens, startBank, type Answer, type Respond } from './bank.testing';
import { intents } from './intents';
import { forgetAsks } from './testing';
import { REACTIONS, type CallEvent, type CallMode } from './reactions';

const payee = { exist: true, exists: true, isEmployee: false, outBlacklist: true, name: 'Ben' };
const found: Answer = { body: { responseCode: '00', ...payee } };
const order = { accountId: '5', amount: '10', currency: 'EUR', toEmail: 'ben@personas.test' };
const credentials = { client: 'spa' as const, username: 'a@b.cd', password: 'x', codeChallenge: 'c'.repeat(43) };
const newTokens = (n: number): Answer => ({
  body: { accessToken: jwt({ sid: 's1', exp: 4_000_000_000 + n }), refreshToken: `r${n + 1}` },
});

beforeEach(() => {
  sessionStorage.clear();
  forgetAsks();
  intents.reload();
  queryClient.clear();
});

test('a call goes out with the bearer token and comes back as its value', async () => {
  const { requests, tokens } = startBank(() => found);
  expect(await call(checkPayeeEmail, { email: 'ben@personas.test' })).toEqual(payee);
  expect(requests[0]).toMatchObject({ url: '/?checkPayeeEmail', baseURL: '/api', timeout: 300_000 });
  expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${tokens.get()?.accessToken}`);
});

// D07: every event × every mode; which calls repeat, and what the caller gets.
const EVENTS: Record<Exclude<CallEvent, 'notSent' | 'cancelled'>, Answer | 'drop' | 'timeout'> = {
  network: 'drop',
  timeout: 'timeout',
  garbage: { body: '<html></html>' },
  foreign: { status: 422, body: { responseCode: 'VF' }, isForeign: true },
  server: { status: 500, body: { responseCode: 'UE' } },
  bankUnsure: { body: { responseCode: 'UE' } },
  conflict: { status: 409, body: { responseCode: 'VF' } },
  unauthorized: { status: 401, body: { responseCode: 'AU' } },
  throttled: { status: 429, body: { responseCode: 'UE' }, headers: { 'retry-after': '9' } },
  rejected: { status: 422, body: { responseCode: 'TA1', message: 'no' } },
  refused: { body: { responseCode: 'VF' } },
};
const MODES: readonly CallMode[] = ['read', 'change', 'money'];
const CASES = Object.keys(EVENTS).flatMap((event) =>
  MODES.map((mode) => [event as keyof typeof EVENTS, mode] as const),
);

test.each(CASES)('%s of a %s call follows the table', async (event, mode) => {
  const { requests } = startBank((request) => (request.url === '/auth/refresh' ? newTokens(1) : EVENTS[event]));
  const failure = await failureOf(
    mode === 'money'
      ? call(p2pTransfer, order, { idempotencyKey: 'k1' })
      : mode === 'change'
        ? call(checkPayeeEmail, { email: 'x' })
        : queryClient.fetchQuery(query(checkPayeeEmail, { email: 'x' })),
  );
  expect(failure).toBeInstanceOf(ApiFailure);
  const reaction = REACTIONS[event][mode];
  const sent = requests.filter(({ url }) => url !== '/auth/refresh');
  expect(sent).toHaveLength(reaction === 'repeat' || reaction === 'refreshAndRepeat' ? 2 : 1);
  expect((failure as ApiFailure).kind === 'unknownOutcome').toBe(reaction === 'unknown');
  if (mode === 'money') {
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(new Set(['k1']));
    expect(new Set(sent.map(({ data }) => String(data))).size).toBe(1);
  }
});

test('a cancelled money call is unknown, a cancelled read is not', async () => {
  const never: Respond = (request) =>
    new Promise((_, reject) => {
      request.signal?.addEventListener?.('abort', () => reject(Object.assign(new Error(), { code: 'ERR_CANCELED' })));
    });
  startBank(never);
  const controller = new AbortController();
  controller.abort();
  const options = { signal: controller.signal };
  expect(await failureOf(call(p2pTransfer, order, { ...options, idempotencyKey: 'k' }))).toMatchObject({
    kind: 'unknownOutcome',
  });
  expect(await failureOf(call(checkPayeeEmail, { email: 'x' }, options))).toMatchObject({ kind: 'network' });
});

test('a 401 is refreshed once and the call repeated once with the new token', async () => {
  const { requests, tokens, expired } = startBank((request, nth) =>
    request.url === '/auth/refresh' ? newTokens(1) : nth === 1 ? { status: 401, body: {} } : found,
  );
  expect(await call(checkPayeeEmail, { email: 'x' })).toEqual(payee);
  expect(requests.map(({ url }) => url)).toEqual(['/?checkPayeeEmail', '/auth/refresh', '/?checkPayeeEmail']);
  expect(requests[2]?.headers.get('Authorization')).toBe(`Bearer ${tokens.get()?.accessToken}`);
  expect(tokens.get()?.refreshToken).toBe('r2');
  expect(expired).toEqual([]);
});

test('wrong credentials at sign-in are no reason to refresh', async () => {
  const { requests } = startBank(() => ({ status: 401, body: { message: 'Wrong password' } }));
  expect(await failureOf(call(login, credentials))).toMatchObject({ kind: 'auth', messages: ['Wrong password'] });
  expect(requests).toHaveLength(1);
});

test('nobody signed in: a bearer call is not even sent', async () => {
  const { requests, expired } = startBank(() => found, { tokens: memoryTokens(null) });
  expect(await failureOf(call(checkPayeeEmail, { email: 'x' }))).toMatchObject({ kind: 'sessionExpired' });
  expect(requests).toHaveLength(0);
  expect(expired).toEqual([]);
});

test("the token's end is judged by the bank's clock: 11 s before it is used, 10 s before it is renewed", async () => {
  const exp = Math.floor(Date.now() / 1000) + 86_400;
  const tokens = memoryTokens({ accessToken: jwt({ sid: 's1', exp }), refreshToken: 'r1' });
  const dateAt = (secondsLeft: number) => ({ date: new Date((exp - secondsLeft) * 1000).toUTCString() });
  let secondsLeft = 12;
  const { requests } = startBank(
    (request) => (request.url === '/auth/refresh' ? newTokens(1) : { ...found, headers: dateAt(secondsLeft) }),
    { tokens },
  );
  await call(checkPayeeEmail, { email: 'x' });
  secondsLeft = 9;
  await call(checkPayeeEmail, { email: 'x' });
  expect(requests.map(({ url }) => url)).not.toContain('/auth/refresh');
  await call(checkPayeeEmail, { email: 'x' });
  expect(requests.map(({ url }) => url).slice(2)).toEqual(['/auth/refresh', '/?checkPayeeEmail']);
});

test('a lost answer keeps its key over a reload until the outcome is known; the next submission has another', async () => {
  const key = intents.of('p2p', 'a', () => 'k1').key;
  startBank((request) =>
    request.url === '/?transferOutcome' ? { body: { responseCode: '00', what: 'absent' } } : 'drop',
  );
  expect(await failureOf(call(p2pTransfer, order, { idempotencyKey: key }))).toMatchObject({ kind: 'unknownOutcome' });
  intents.reload();
  const kept = intents.of('p2p', 'edited', () => 'k2');
  expect(kept.key).toBe('k1');
  expect(intents.isUnknown(kept)).toBe(true);
  expect(await resolveOutcome('k1')).toEqual({ what: 'absent' });
  expect(intents.of('p2p', 'edited', () => 'k2').key).toBe('k2');
});

test('an answer that does not match the table throws in tests', async () => {
  startBank(() => ({ body: { responseCode: '00', accounts: { account: [{ accountId: 'x' }] } } }));
  await expect(call(balanceInquiry)).rejects.toThrow('does not match the table');
});

test('caches of two customers never mix; accounts are fresh for 5 s, the rest for 30', () => {
  let acting: number | null = null;
  startBank(() => found, { acting: () => acting });
  const own = query(balanceInquiry);
  acting = 7;
  const other = query(balanceInquiry);
  expect(own.queryKey).toEqual(['balanceInquiry', null, null]);
  expect(other.queryKey).toEqual(['balanceInquiry', null, 7]);
  expect([own.staleTime, query(customerInfo).staleTime]).toEqual([5000, 30_000]);
});

test('an answer that does not match the table is told once per row', async () => {
  const report = jest.fn();
  startBank(() => ({ body: { responseCode: '00', accounts: { account: [{ accountId: 'x' }] } } }), { report });
  await call(balanceInquiry);
  await call(balanceInquiry);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ row: 'balanceInquiry' }));
});

test.each([404, 408, 413, 429, 499, 502])('a gateway’s %i to the refresh signs nobody out', async (status) => {
  const { tokens, expired } = startBank((request) =>
    request.url === '/auth/refresh' ? { status, body: '<html></html>', isForeign: true } : { status: 401, body: {} },
  );
  expect(await failureOf(call(checkPayeeEmail, { email: 'x' }))).toBeInstanceOf(ApiFailure);
  expect([expired, tokens.get()?.refreshToken]).toEqual([[], 'r1']);
});
