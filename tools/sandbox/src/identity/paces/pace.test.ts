// Rules: R0.56, R0.57, R0.58.
import fc from 'fast-check';
import type { Tx } from '../../platform/db';
import { soon, testDb } from '../../testing';
import type { TestDb } from '../../testing';

let database: TestDb;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const START_MS = Date.UTC(2026, 10, 26);
const HOUR_MS = 3_600_000;

interface Rate {
  burst: number;
  perHour: number;
}

async function take(
  names: readonly string[],
  { burst, perHour }: Rate,
  wanted: number,
  atMs: number,
  tx: Tx = database.db,
): Promise<number> {
  const values = [names, names.map(() => burst), names.map(() => perHour), wanted, new Date(atMs)];
  const [row] = await tx.query<{ taken: number }>('SELECT pace_take($1, $2, $3, $4, $5) AS taken', values);
  return row?.taken ?? -1;
}
const waitOf = async (name: string, { burst, perHour }: Rate, atMs: number): Promise<number> => {
  const values = [[name], [burst], [perHour], new Date(atMs)];
  const [row] = await database.db.query<{ wait: number }>('SELECT pace_wait($1, $2, $3, $4) AS wait', values);
  return row?.wait ?? -1;
};
let buckets = 0;
const bucket = () => `bucket ${(buckets += 1)}`;

it('in no history of takes does a bucket give more than it holds and what has come back', async () => {
  const step = fc.record({
    wanted: fc.integer({ min: 0, max: 12 }),
    afterMs: fc.integer({ min: 0, max: 2 * HOUR_MS }),
  });
  const rates = fc.record({
    burst: fc.integer({ min: 1, max: 10 }),
    perHour: fc.constantFrom(0.125, 1, 3, 7, 60, 3600),
  });
  await fc.assert(
    fc.asyncProperty(rates, fc.array(step, { maxLength: 12 }), async (rate, steps) => {
      const name = bucket();
      let atMs = START_MS;
      const history: { atMs: number; taken: number }[] = [];
      for (const { wanted, afterMs } of steps) {
        atMs += afterMs;
        const taken = await take([name], rate, wanted, atMs);
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(wanted);
        history.push({ atMs, taken });
      }
      for (const [from, first] of history.entries()) {
        let given = 0;
        for (const { atMs: at, taken } of history.slice(from)) {
          given += taken;
          expect(given).toBeLessThanOrEqual(rate.burst + (rate.perHour * (at - first.atMs)) / HOUR_MS);
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('takes from all buckets as many as the poorest has, and from none more than it gives', async () => {
  const [poor, rich] = [bucket(), bucket()];
  const rate = { burst: 5, perHour: 1 };
  expect(await take([poor], rate, 3, START_MS)).toBe(3);
  expect(await take([rich, poor], rate, 5, START_MS)).toBe(2);
  expect(await take([rich], rate, 9, START_MS)).toBe(3);
});

it('refills by the time that has gone by, up to what it holds, and says how long the next token takes', async () => {
  const name = bucket();
  const rate = { burst: 2, perHour: 60 };
  expect(await take([name], rate, 2, START_MS)).toBe(2);
  expect(await waitOf(name, rate, START_MS)).toBe(60);
  expect(await take([name], rate, 1, START_MS + 59_999)).toBe(0);
  expect(await waitOf(name, rate, START_MS + 30_000)).toBe(30);
  expect(await take([name], rate, 1, START_MS + 60_000)).toBe(1);
  expect(await take([name], rate, 9, START_MS + 24 * HOUR_MS)).toBe(2);
});

it('of two at once the second waits for the first, and gets what that left', async () => {
  const name = bucket();
  const rate = { burst: 7, perHour: 1 };
  let took: () => void = () => undefined;
  let goOn: () => void = () => undefined;
  const hasTaken = new Promise<void>((done) => (took = done));
  const mayEnd = new Promise<void>((done) => (goOn = done));
  const first = database.db.transaction(async (tx) => {
    const taken = await take([name], rate, 5, START_MS, tx);
    took();
    await mayEnd;
    return taken;
  });
  await hasTaken;
  const second = take([name], rate, 5, START_MS);
  // Both are at the database when the first ends.
  await soon(async () => {
    const waiting = await database.db.query(
      `SELECT FROM pg_stat_activity WHERE query LIKE '%pace_take%' AND wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  });
  goOn();
  expect(await Promise.all([first, second])).toEqual([5, 2]);
});

it('many at once, who name their buckets in any order, all get an answer', async () => {
  const [name, shared] = [bucket(), bucket()];
  const rate = { burst: 7, perHour: 1 };
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, n) => take(n % 2 === 0 ? [name, shared] : [shared, name], rate, 1, START_MS)),
  );
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(7);
});

it('keeps nothing of a bucket that is full again', async () => {
  const name = bucket();
  await take([name], { burst: 1, perHour: 60 }, 1, START_MS);
  await take([bucket()], { burst: 1, perHour: 60 }, 1, START_MS + 48 * HOUR_MS);
  expect(await database.db.query('SELECT FROM pace WHERE name = $1', [name])).toEqual([]);
});
