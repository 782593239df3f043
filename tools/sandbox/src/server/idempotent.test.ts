import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { inFull } from '@bank/run/size';
import { connectListener } from '../platform/pg/pool';
import { configFrom } from '../platform/config';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { createSandbox } from './create-sandbox';
import { clientOf } from './test-client';
import { handsOf, PREPARE, type Prepared } from './test-prepared-calls';

// D28 (R0.21, ADR-8): eight things that happen to a key × every call that moves money.

let bank: TestBank;
let client: ReturnType<typeof clientOf>;

beforeEach(async () => {
  bank = await testBank({ config: { signInsPerMinute: 1e6, codesPerMinute: 1e6 } });
  client = clientOf(bank);
});
afterEach(() => bank.close());

const token = async (persona: string) => (await client.signIn(persona)).accessToken;

/**
 * What a call leaves behind: lines of the ledger, transfers, messages. Letters to recipients outside of the bank are not the call's: a job
 * sends them, and whether it runs here depends on when the second bank takes it.
 */
async function traces(): Promise<number[]> {
  const [row] = await bank.db.query<{ all: number[] }>(
    `SELECT ARRAY[(SELECT count(*) FROM entry), (SELECT count(*) FROM payment), (SELECT count(*) FROM transfer),
                  (SELECT count(*) FROM outbox WHERE recipient NOT LIKE '%@example.test')]::int[] AS all`,
  );
  return row?.all ?? [];
}

interface Tried {
  again(body?: object): Promise<{ responseCode: string; reason?: string }>;
  prepared: Prepared;
  key: string;
}

/** Eight cases of one call; each begins before its first use, and knows what one use leaves behind. */
const CASES: Readonly<Record<string, (tried: Tried, method: string) => Promise<void>>> = {
  async first({ again }) {
    expect(await again()).toMatchObject({ responseCode: '00' });
  },
  async replay({ again }) {
    const first = await again();
    expect(await again()).toEqual(first);
    expect(await again()).toEqual(first);
  },
  async 'other body'({ again, prepared }) {
    await again();
    expect(await again(prepared.other)).toMatchObject({ responseCode: 'VF', reason: 'keyReused' });
  },
  async concurrent({ again }) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => again()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ responseCode: '00' });
  },
  async 'after 500'({ again }, method) {
    await client.post('/sandbox/faults', { match: { method }, kind: 'status', status: 500, times: 1 });
    expect((await again()).responseCode).not.toBe('00');
    expect(await again()).toMatchObject({ responseCode: '00' });
  },
  async 'after a restart'({ again, prepared, key }, method) {
    const first = await again();
    const { db, clock, ids, connectionString } = bank;
    const openListener = () => connectListener(connectionString);
    const second = await createSandbox({ db, clock, ids, config: configFrom({}), openListener });
    const there = clientOf({ db, sandbox: second });
    const { accessToken } = await there.signIn(prepared.who);
    const headers = { ...prepared.page, 'idempotency-key': key };
    expect((await there.call(accessToken, method, prepared.body, headers)).json()).toEqual(first);
    await second.close();
  },
  async 'long after'({ again, prepared }) {
    const first = await again();
    bank.clock.advance(40 * 86_400_000);
    expect(await again()).toEqual({ ...first, ...prepared.forgotten });
  },
  async 'another user’s key'({ again, prepared, key }, method) {
    const first = await again();
    const by = await token(prepared.stranger);
    const theirs = await client.call(by, method, prepared.body, { ...prepared.page, 'idempotency-key': key });
    expect(theirs.json()).not.toEqual(first);
    expect(theirs.json<{ responseCode: string }>().responseCode).not.toBe('00');
  },
};

/** All eight happen in the gate to these two: one is a payment, the other has an answer that is forgotten. */
const UNLIKE = ['p2pTransfer', 'cardActivate'];
/** A fault stands before all calls, and a restart behind them: what they do does not differ by call. */
const ALIKE = ['after 500', 'after a restart'];
const casesOf = (method: string) => {
  const all = Object.entries(CASES);
  return inFull(all, UNLIKE.includes(method) ? all : all.filter(([name]) => !ALIKE.includes(name)));
};

const moving = Object.values(rooms)
  .flatMap((room) => Object.values<Row>(room))
  .filter(({ money }) => money)
  .map(({ name }) => name);

it.each(moving)('%s is done once under its key, whatever happens to it (D28)', async (method) => {
  let once: number[] | null = null;
  for (const [name, run] of casesOf(method)) {
    const prepared = await PREPARE[method]?.(handsOf(bank));
    if (!prepared) throw new Error(`nobody knows how to make ${method}`);
    const key = `${method} ${name}`.replaceAll(/[^\w]/g, '-');
    const again = async (body: object = prepared.body) => {
      const headers = { ...prepared.page, 'idempotency-key': key };
      const answer = await client.call(await token(prepared.who), method, body, headers);
      return answer.json<{ responseCode: string; reason?: string }>();
    };
    const before = await traces();
    await run({ again, prepared, key }, method);
    const after = await traces();
    const left = after.map((count, i) => count - (before[i] ?? 0));
    once ??= left;
    expect([name, left]).toEqual([name, once]);
  }
});
