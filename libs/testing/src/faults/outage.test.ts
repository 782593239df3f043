// Rules: D28, R0.20, R0.36.
import { onOutcome } from '@bank/api-client';
import type { Outcome } from '@bank/api-client';
import { isFull } from '@bank/run/size';
import { AxiosError } from 'axios';
import { advanceBank, moveBankClock } from '../index';
import {
  answered,
  connectThrough,
  expectLedgerHolds,
  INSIDE,
  KINDS,
  OWN_CALLS,
  laterOf,
  METHODS,
  methodOf,
  postings,
  rowsOf,
  said,
  signInBen,
  statusIn,
  UNLIKE,
} from './payer';
import type { Answer, Config, Kind, Way } from './payer';

// Every kind of payment × an outage of five minutes that begins at the click and takes every look-up with it. Nobody presses anything.

const OUTAGE_S = 300;
/** R0.20: known by itself within a minute of the bank's return. */
const KNOWN_WITHIN_S = 60;

const GONE: Readonly<Record<string, (config: Config) => Promise<Answer>>> = {
  'a gateway answers 503': async (config) => answered(config, 503, '<html></html>', { 'retry-after': '120' }),
  'no connection': () => Promise.reject(new AxiosError('reset', AxiosError.ERR_NETWORK)),
};

let outage: { method: string; hasWorked: boolean; answer: (config: Config) => Promise<Answer> } | null = null;
let callsInOutage = 0;
const underWay = new Set<Promise<unknown>>();

const interfere: Way = (ask, config) => {
  const call = async () => {
    if (!outage) return ask();
    callsInOutage += 1;
    if (outage.hasWorked && methodOf(config) === outage.method) await ask();
    return outage.answer(config);
  };
  const work = call();
  const settled = work.catch(() => undefined).finally(() => underWay.delete(settled));
  underWay.add(settled);
  return work;
};

/**
 * Lets time pass second by second, for the page and the bank; the page's calls are answered meanwhile. While the bank is away,
 * what is due there waits for its return, and only its clock goes on.
 */
async function pass(seconds: number, isOver: () => boolean = () => false): Promise<number> {
  for (let second = 1; second <= seconds; second += 1) {
    if (outage === null) await advanceBank(1000);
    else moveBankClock(1000);
    await jest.advanceTimersByTimeAsync(1000);
    while (underWay.size > 0) {
      await Promise.all(underWay);
      await jest.advanceTimersByTimeAsync(0);
    }
    if (isOver()) return second;
  }
  return Number.POSITIVE_INFINITY;
}

beforeAll(() => connectThrough(() => interfere));
beforeEach(async () => {
  // The page's time is the bank's: only its timers are moved by hand.
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'queueMicrotask', 'nextTick', 'setImmediate'] });
  outage = null;
  callsInOutage = 0;
  await signInBen();
});
afterEach(() => jest.useRealTimers());

/** Outside the bank, where the way is the same, by the one of the two that loses more. */
const isPlayed = (kind: Kind, gone: string) => INSIDE.has(kind) || UNLIKE.includes(kind) || gone === 'no connection';
/** In the gate the two that differ most meet all. What the others differ by is what is found once the bank has worked. */
const isInGate = (kind: Kind, gone: string, hasWorked: boolean) =>
  UNLIKE.includes(kind) || (gone === 'no connection' && hasWorked);
const cells = OWN_CALLS.flatMap((kind) =>
  Object.keys(GONE).flatMap((gone) => [false, true].map((hasWorked) => ({ kind, gone, hasWorked }))),
).filter(({ kind, gone, hasWorked }) => isPlayed(kind, gone) && (isFull || isInGate(kind, gone, hasWorked)));

it.each(cells)('$kind × $gone for five minutes, the bank has worked: $hasWorked', async ({ kind, gone, hasWorked }) => {
  const key = `outage-${kind}-${gone}-${hasWorked}`.replaceAll(/[^\w-]/g, '-');
  const before = await postings();
  outage = { method: METHODS[kind], hasWorked, answer: GONE[gone] ?? Promise.reject };
  expect(await said(KINDS[kind](key))).toBe('unknownOutcome');
  const known: Outcome[] = [];
  const stop = onOutcome(key, (outcome) => known.push(outcome));
  await pass(OUTAGE_S);
  expect(known).toEqual([]);
  // R0.20: at most twelve probes and look-ups a minute each.
  expect(callsInOutage).toBeLessThanOrEqual(1 + (2 * 12 * OUTAGE_S) / 60);

  outage = null;
  expect(await pass(KNOWN_WITHIN_S, () => known.length > 0)).toBeLessThanOrEqual(KNOWN_WITHIN_S);
  stop();
  expect(known).toHaveLength(1);
  expect(hasWorked ? laterOf(kind) : [undefined]).toContain(known.map(statusIn)[0]);
  expect((await postings()) - before).toBe(hasWorked ? rowsOf(kind) : 0);
});

test('and the ledger holds', expectLedgerHolds);
