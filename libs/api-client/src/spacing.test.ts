// Rules: R2.9.3, R2.9.10.
import { balanceInquiry } from '@bank/protocol/accounts';
import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { startBank } from './bank.testing';
import { invalidate, invalidateAll, prefetch, query, queryClient, refetched } from './query';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const accounts = () => query(balanceInquiry, undefined, { lazy: true });

/** A bank whose customer has one more account with every change. */
function changingBank(latencyMs: () => number = () => 0) {
  const bank = { version: 0, askedAt: [] as number[] };
  startBank(async () => {
    bank.askedAt.push(performance.now());
    const account = Array.from({ length: bank.version }, (_, at) => ({
      accountId: at + 1,
      name: 'Everyday',
      type: 1001,
      subType: null,
      accountStatusId: 2,
      currencyCode: 'EUR',
      isCrypto: false,
      balance: '1',
      available: '1',
      accountBalanceMin: '0',
      pendingAmount: '0',
      customerId: 1,
      settlementAccountId: null,
      isSettlementAccount: false,
      cardIsVirtual: false,
      cardExpiryMonth: null,
      cardExpiryYear: null,
      cardReissuedStatusId: null,
      walletAddress: null,
    }));
    const ms = latencyMs();
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    return { body: { responseCode: '00', accounts: { account } } };
  });
  return bank;
}

const watched: (() => void)[] = [];
/** A part of the page that shows the accounts. */
const show = () => {
  watched.push(new QueryObserver(queryClient, accounts()).subscribe(() => undefined));
};
const hideAll = () => {
  for (const stop of watched.splice(0)) stop();
};
const shown = () => queryClient.getQueryData(accounts().queryKey)?.accounts.account.length;

beforeEach(() => {
  jest.useFakeTimers();
  queryClient.clear();
});
afterEach(() => {
  hideAll();
  queryClient.clear();
  jest.useRealTimers();
});

test('however many ask, one call goes out, and its answer is fresh for five seconds', async () => {
  const bank = changingBank();
  for (let n = 0; n < 5; n += 1) show();
  await pass(4_990);
  show();
  prefetch(accounts());
  await pass(0);
  expect(bank.askedAt).toHaveLength(1);
  await pass(20);
  show();
  await pass(0);
  expect(bank.askedAt).toHaveLength(2);
});

test('changes inside of three seconds are fetched once, when they end; who cannot go on without them waits', async () => {
  const bank = changingBank();
  show();
  await pass(500);
  for (const ms of [0, 900, 1_500]) {
    await pass(ms);
    bank.version += 1;
    await invalidate(balanceInquiry);
  }
  const last = jest.fn();
  void refetched(balanceInquiry).then(last);
  await pass(99);
  expect(bank.askedAt).toHaveLength(1);
  expect(last).not.toHaveBeenCalled();
  await pass(2);
  expect(last).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(3);
  await pass(60_000);
  expect(bank.askedAt).toHaveLength(2);
});

test('a change after them is fetched at once and waited for', async () => {
  const bank = changingBank();
  show();
  await pass(3_001);
  bank.version = 1;
  await Promise.all([invalidate(balanceInquiry), pass(0)]);
  expect(shown()).toBe(1);
});

test('the accounts of a new sign-in do not wait', async () => {
  const bank = changingBank();
  show();
  await pass(100);
  await invalidate(balanceInquiry);
  hideAll();
  queryClient.clear();
  show();
  await pass(0);
  expect(bank.askedAt).toHaveLength(2);
  await pass(4_000);
  expect(bank.askedAt).toHaveLength(2);
});

test('a change that waits for an answer ends with the session', async () => {
  const bank = changingBank(() => 10_000);
  show();
  await pass(10);
  const last = jest.fn();
  void refetched(balanceInquiry).then(last);
  hideAll();
  queryClient.clear();
  await pass(5_000);
  expect(last).toHaveBeenCalledTimes(1);
  expect(bank.askedAt).toHaveLength(1);
});

/** What happens on a page, and how long after the thing before. */
const step = fc.record({
  what: fc.constantFrom('show', 'hide', 'load', 'hint', 'own', 'all'),
  afterMs: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 6_000 })),
});

test('whoever asks whenever and however late the bank answers: never twice in three seconds, and no change is lost', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 5 }),
      async (steps, latencies) => {
        queryClient.clear();
        let nth = 0;
        const bank = changingBank(() => latencies[nth++ % latencies.length] ?? 0);
        const changed = () => {
          bank.version += 1;
        };
        const doing = {
          show,
          hide: hideAll,
          load: () => prefetch(accounts()),
          hint: () => (changed(), void invalidate(balanceInquiry)),
          own: () => (changed(), void refetched(balanceInquiry)),
          all: () => (changed(), void invalidateAll()),
        };
        for (const { what, afterMs } of steps) {
          await pass(afterMs);
          doing[what]();
        }
        show();
        await pass(20_000);
        expect(shown()).toBe(bank.version);
        for (const [at, ms] of bank.askedAt.entries()) {
          expect(ms - (bank.askedAt[at - 1] ?? -Infinity)).toBeGreaterThanOrEqual(3_000);
        }
        hideAll();
        // What still waits belongs to this page.
        await pass(20_000);
      },
    ),
    { numRuns: 80 },
  ));
