import { p2pTransfer } from '@bank/protocol/transfers';
import { transferOutcome } from '@bank/protocol/transfers-outcome';
import { failureOf, jwt, memoryTokens, startBank, type Answer } from './bank.testing';
import { call, onOutcome, onOutcomeNews, startRecovery, startResolver } from './index';
import { intents } from './intents';
import { outcomes } from './outcomes';
import { forgetOutcomes, unknownOutcomes } from './resolver';
import { configureTransport } from './transport';

const order = { accountId: '5', amount: '10', currency: 'EUR', toEmail: 'ben@personas.test' };
const about = { what: 'payment', amount: '10', currencyCode: 'EUR', payeeName: 'Ben' } as const;
const absent: Answer = { body: { responseCode: '00', what: 'absent' } };
const customer: Answer = { body: { responseCode: 'ENOA' } };
const tokensOf = (sub: number) => memoryTokens({ accessToken: jwt({ sub, exp: 4_000_000_000 }), refreshToken: 'r' });

let isAway = false;
let asked: { key: string; acting: unknown; at: number }[] = [];

/** A bank that loses the answer to each transfer, and answers the rest unless it is away. */
function bank(sub = 1, acting: number | null = null) {
  return startBank(
    (request) => {
      if (request.url === `/?${p2pTransfer.name}`) return 'drop';
      if (isAway) return { status: 503, body: '', isForeign: true };
      if (request.url !== `/?${transferOutcome.name}`) return customer;
      const { idempotencyKey } = JSON.parse(String(request.data)) as { idempotencyKey: string };
      asked.push({ key: idempotencyKey, acting: request.headers.get('Customer-Id'), at: Date.now() });
      return absent;
    },
    { tokens: tokensOf(sub), acting: () => acting },
  );
}

const send = (key: string) => failureOf(call(p2pTransfer, order, { idempotencyKey: key, about }));
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeAll(() => {
  startRecovery();
  startResolver();
});
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  forgetOutcomes();
  outcomes.reload();
  intents.reload();
  isAway = false;
  asked = [];
});
afterEach(async () => {
  isAway = false;
  bank();
  await pass(120);
  jest.useRealTimers();
});

test('a lost answer is found out at once and handed to the screen that asks', async () => {
  bank();
  await send('k1');
  const taken = jest.fn();
  const news = jest.fn();
  const stops = [onOutcome('k1', taken), onOutcomeNews(news)];
  await pass(0);
  expect(asked.map(({ key }) => key)).toEqual(['k1']);
  expect(taken).toHaveBeenCalledWith({ what: 'absent' });
  await pass(60);
  expect(taken).toHaveBeenCalledTimes(1);
  expect(news).not.toHaveBeenCalled();
  expect(unknownOutcomes()).toEqual([]);
  for (const stop of stops) stop();
});

test('when the screen is gone the outcome is news, once', async () => {
  bank();
  const news = jest.fn();
  const stop = onOutcomeNews(news);
  await send('k1');
  expect(unknownOutcomes()).toMatchObject([{ key: 'k1', row: 'p2pTransfer', about }]);
  await pass(60);
  expect(news.mock.calls).toEqual([[expect.objectContaining({ key: 'k1', about }), { what: 'absent' }]]);
  stop();
});

test('a screen that comes within a second of the answer takes it', async () => {
  bank();
  const news = jest.fn();
  const stop = onOutcomeNews(news);
  await send('k1');
  await pass(0.5);
  const taken = jest.fn();
  onOutcome('k1', taken)();
  expect(taken).toHaveBeenCalledTimes(1);
  await pass(60);
  expect(news).not.toHaveBeenCalled();
  stop();
});

test.each([
  [1, 10],
  [12, 10],
  [20, 70],
])(
  'an outage of five minutes with %i unknown: few asks, and known within %i s of the return',
  async (many, seconds) => {
    const { requests } = bank();
    const keys = Array.from({ length: many }, (_, n) => `k${n}`);
    isAway = true;
    for (const [nth, key] of keys.entries()) {
      // No minute has room for more presses.
      if (nth === 12) await pass(61);
      await send(key);
    }
    const before = requests.length;
    for (let minute = 0; minute < 5; minute += 1) {
      const from = requests.length;
      await pass(60);
      expect(requests.length - from).toBeLessThanOrEqual(12);
    }
    expect(requests.length).toBeGreaterThan(before);
    expect(unknownOutcomes()).toHaveLength(many);
    isAway = false;
    await pass(seconds);
    expect(unknownOutcomes()).toEqual([]);
    expect(new Set(asked.map(({ key }) => key))).toEqual(new Set(keys));
  },
);

test('a reload in the middle of the outage changes nothing', async () => {
  bank();
  isAway = true;
  await send('k1');
  await pass(30);
  outcomes.reload();
  bank();
  const news = jest.fn();
  const stop = onOutcomeNews(news);
  await pass(30);
  expect(asked).toEqual([]);
  isAway = false;
  await pass(10);
  expect(unknownOutcomes()).toEqual([]);
  expect(news).toHaveBeenCalledWith(expect.objectContaining({ about }), { what: 'absent' });
  stop();
});

test('a page that died while it waited for the answer finds it out', async () => {
  startBank((request) => (request.url === '/?p2pTransfer' ? new Promise<Answer>(() => undefined) : absent));
  void call(p2pTransfer, order, { idempotencyKey: 'k1', about });
  await pass(60);
  expect(unknownOutcomes()).toEqual([]);
  outcomes.reload();
  expect(unknownOutcomes()).toHaveLength(1);
});

test('asks for the customer that the call was made for', async () => {
  isAway = true;
  bank(1, 7);
  await send('k1');
  bank(1, null);
  isAway = false;
  await pass(10);
  expect(asked).toMatchObject([{ key: 'k1', acting: '7' }]);
});

test('another user of the tab is neither told nor asks; their own user still learns it, without the facts', async () => {
  isAway = true;
  bank(1);
  await send('k1');
  forgetOutcomes();
  expect(sessionStorage.getItem('bank.outcomes')).not.toContain('Ben');
  isAway = false;
  bank(2);
  expect(unknownOutcomes()).toEqual([]);
  await pass(60);
  expect(asked).toEqual([]);
  bank(1);
  const news = jest.fn();
  const stop = onOutcomeNews(news);
  await pass(10);
  expect(news).toHaveBeenCalledWith(expect.objectContaining({ about: { what: 'payment' } }), expect.anything());
  stop();
});

test('the minute is counted over all tabs', async () => {
  bank();
  const full = Array.from({ length: 12 }, (_, n) => ({ at: Date.now() - n * 1000, isProbe: false }));
  localStorage.setItem('bank.asks', JSON.stringify(full.reverse()));
  await send('k1');
  await pass(40);
  expect(asked).toEqual([]);
  await pass(20);
  expect(asked).toHaveLength(1);
});

test('a bank that answers without saying it is asked less and less often', async () => {
  const { requests } = startBank(
    (request) => (request.url === '/?p2pTransfer' ? 'drop' : { status: 500, body: { responseCode: 'UE' } }),
    { tokens: tokensOf(1) },
  );
  await send('k1');
  await pass(60);
  expect(requests.filter(({ url }) => url === '/?transferOutcome').length).toBeLessThanOrEqual(5);
  configureTransport({
    baseUrl: '/api',
    tokens: memoryTokens(null),
    language: () => 'en',
    acting: () => null,
    onSessionExpired: () => undefined,
    onStaleTokens: () => undefined,
  });
  outcomes.settled('k1');
});
