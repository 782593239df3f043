// Rules: D28, R0.18, R0.19, R0.20, R0.21, R0.36.
import { resolveOutcome } from '@bank/api-client';
import { answerMark, responseCode } from '@bank/protocol';
import { isFull } from '@bank/run/size';
import { AxiosError } from 'axios';
import { advanceBank } from '../index';
import { pageAhead, setPageAhead } from './page-clock';
import {
  ALL_KINDS,
  answered,
  connectThrough,
  doneOf,
  expectLedgerHolds,
  KINDS,
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
import type { Way } from './payer';

// Every kind of payment × what happens to a connection, to a session and to clocks while it is ordered.

interface Fault {
  name: string;
  /**
   * What happens to the call.
   * @param press orders the same once more, under the same key
   * @param done what the bank says of a payment that was done
   */
  way?: (press: () => Promise<string>, done: string) => Way;
  /** What happens before the call. */
  before?: () => Promise<void> | void;
  /** What the client says: done, or the kind of the failure. */
  says: string;
  hasMoved: boolean;
  /** What comes of it differs by kind: every kind meets it in the gate, too. */
  isByKind?: true;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Moves the bank's clock only: the page's stays where it was. */
async function bankJumps(ms: number): Promise<void> {
  await advanceBank(ms);
  setPageAhead(pageAhead() - ms);
}
const lost = (code: string) => Promise.reject(new AxiosError(code, code));
const ownMark = (config: Parameters<Way>[1]) => ({
  'content-type': 'application/json',
  [answerMark.header.toLowerCase()]: String(config.headers.get('Idempotency-Key')),
});

const envelope = (code: string) => JSON.stringify({ responseCode: code, responseDescription: 'Try again later.' });

const FAULTS: readonly Fault[] = [
  {
    name: 'the connection is reset on the way to the bank',
    way: () => () => lost(AxiosError.ERR_NETWORK),
    says: 'unknownOutcome',
    hasMoved: false,
  },
  {
    name: 'the connection is reset after the bank has worked',
    way: () => (ask) => ask().then(() => lost(AxiosError.ERR_NETWORK)),
    says: 'unknownOutcome',
    hasMoved: true,
    isByKind: true,
  },
  {
    name: 'the answer comes later than the page waits',
    way: () => (ask) => ask().then(() => lost(AxiosError.ECONNABORTED)),
    says: 'unknownOutcome',
    hasMoved: true,
  },
  {
    name: 'the page gives up before the bank has heard of it',
    way: () => () => lost(AxiosError.ETIMEDOUT),
    says: 'unknownOutcome',
    hasMoved: false,
  },
  {
    name: 'the answer is slow, and a second press is answered first',
    way: (press, done) => async (ask) => {
      const answer = await ask();
      expect(await press()).toBe(done);
      return answer;
    },
    says: 'done',
    hasMoved: true,
  },
  {
    name: 'the call is slow, and a second press overtakes it',
    way: (press, done) => async (ask) => {
      expect(await press()).toBe(done);
      return ask();
    },
    says: 'done',
    hasMoved: true,
    isByKind: true,
  },
  {
    name: 'the bank refuses the token once',
    way: () => async (_ask, config) => answered(config, 401, '{"code":"unauthenticated"}', ownMark(config)),
    says: 'done',
    hasMoved: true,
  },
  {
    name: 'a gateway refuses the token once, before the bank has heard of it',
    way: () => async (_ask, config) => answered(config, 401, '<html></html>'),
    says: 'done',
    hasMoved: true,
  },
  {
    name: 'a gateway refuses the token once, after the bank has worked',
    way: () => (ask, config) => ask().then(() => answered(config, 401, '')),
    says: 'done',
    hasMoved: true,
  },
  ...[429, 503].map((status): Fault => ({
    name: `the bank is too busy (${status}) and says so before it works`,
    way: () => async (_ask, config) =>
      answered(config, status, envelope(responseCode.network), { ...ownMark(config), 'retry-after': '5' }),
    says: 'rateLimited',
    hasMoved: false,
  })),
  {
    name: 'the bank itself cannot say whether it has worked',
    way: () => (ask, config) =>
      ask().then(() => answered(config, 200, envelope(responseCode.unknown), ownMark(config))),
    says: 'unknownOutcome',
    hasMoved: true,
  },
  {
    name: 'the bank is away (503) and had worked',
    way: () => (ask, config) =>
      ask().then(() => answered(config, 503, envelope(responseCode.network), ownMark(config))),
    says: 'unknownOutcome',
    hasMoved: true,
  },
  { name: 'the page’s clock jumps a day ahead', before: () => setPageAhead(DAY), says: 'done', hasMoved: true },
  { name: 'the page’s clock jumps a day back', before: () => setPageAhead(-DAY), says: 'done', hasMoved: true },
  {
    name: 'the page’s clock jumps while the call is under way',
    way: () => async (ask) => {
      setPageAhead(DAY);
      return ask();
    },
    says: 'done',
    hasMoved: true,
  },
  {
    name: 'the bank’s clock jumps past the life of the token',
    before: () => bankJumps(11 * MINUTE),
    says: 'done',
    hasMoved: true,
  },
  {
    name: 'the bank’s clock jumps past the life of the token while the call is under way',
    way: () => async (ask) => {
      await bankJumps(11 * MINUTE);
      return ask();
    },
    says: 'done',
    hasMoved: true,
  },
  {
    name: 'the bank’s clock jumps after it has worked, and the answer is lost',
    way: () => async (ask) => {
      await ask();
      await bankJumps(11 * MINUTE);
      return lost(AxiosError.ERR_NETWORK);
    },
    says: 'unknownOutcome',
    hasMoved: true,
    isByKind: true,
  },
  {
    name: 'the bank’s clock jumps past the idle time',
    before: () => bankJumps(16 * MINUTE),
    says: 'sessionExpired',
    hasMoved: false,
  },
];

const through: Way = (ask) => ask();
let interfere: { method: string; way: Way } | null = null;

/** Only the first call of the method meets the fault. */
const meeting: Way = (ask, config) => {
  if (interfere?.method !== methodOf(config)) return ask();
  const { way } = interfere;
  interfere = null;
  return way(ask, config);
};

beforeAll(() => connectThrough(() => meeting));
beforeEach(async () => {
  setPageAhead(0);
  interfere = null;
  await signInBen();
});

/** In the gate the two that differ most meet every fault, and the others those of which something else comes. */
const cells = ALL_KINDS.flatMap((kind) =>
  FAULTS.map((fault, index) => ({ kind, name: fault.name, fault, index })),
).filter(({ kind, fault }) => isFull || UNLIKE.includes(kind) || fault.isByKind);

it.each(cells)('$kind × $name', async ({ kind, fault, index }) => {
  const key = `interrupted-${kind}-${index}`;
  const press = () => said(KINDS[kind](key));
  const done = doneOf(kind);
  const before = await postings();
  await fault.before?.();
  interfere = { method: METHODS[kind], way: fault.way?.(press, done) ?? through };
  const says = await press();
  expect(says).toBe(fault.says === 'done' ? done : fault.says);
  if (says === 'sessionExpired') await signInBen();
  const moved = async () => (await postings()) - before;
  const all = rowsOf(kind);
  expect(await moved()).toBe(fault.hasMoved ? all : 0);
  if (says === 'unknownOutcome') {
    const known = statusIn(await resolveOutcome(key));
    expect(fault.hasMoved ? laterOf(kind) : [undefined]).toContain(known);
    expect(await press()).toBe(fault.hasMoved ? done : 'verify');
    expect(await moved()).toBe(fault.hasMoved ? all : 0);
    return;
  }
  // What the client has called failed can be ordered again, and what it has called done is done once.
  expect(await press()).toBe(done);
  expect(await moved()).toBe(all);
});

test('and the ledger holds', expectLedgerHolds);
