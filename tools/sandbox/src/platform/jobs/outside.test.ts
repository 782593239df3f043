// Rules: R2.4.78.
import { jobKinds } from '../../server/job-kinds';
import { soon } from '../../testing';
import type { Db } from '../db';
import { failingJobs } from './failing';
import type { JobKinds, Write } from './kinds';
import { gate, testQueue } from './test-queue';
import type { TestQueue } from './test-queue';

let queue: TestQueue;
beforeAll(async () => {
  queue = await testQueue();
});
beforeEach(() => queue.db.query('TRUNCATE job; TRUNCATE setting'));
afterAll(() => queue.close());

const nothing: Write = () => Promise.resolve();
const never = new Promise<Write>(() => undefined);
const left = () => queue.db.query('SELECT FROM job');
const kindsOf = async (callOut: (shop: string) => Promise<Write>): Promise<JobKinds> => {
  const kinds: JobKinds = {
    ...jobKinds,
    tellShop: { urgency: 'rest', takesTurnsFor: 'shop', callOut: ({ shop = '' }) => callOut(shop) },
  };
  await queue.rule(kinds);
  return kinds;
};

test('a call waits for its answer without a transaction, and its answer is written with the end of the job', async () => {
  const answer = gate();
  const asked = gate();
  const worker = queue.workerOf(
    await kindsOf(async (shop) => {
      asked.open();
      await answer.opened;
      return async ({ tx }) =>
        void (await tx.query('INSERT INTO setting (key, value) VALUES ($1, $2)', ['said', shop]));
    }),
  );
  await queue.enqueue('tellShop', { shop: 'corner' });
  const working = worker.work();
  await asked.opened;
  await soon(
    async () =>
      (
        await queue.db.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
        )
      ).length === 0,
  );
  expect(await left()).toHaveLength(1);
  answer.open();
  await working;
  await worker.close();
  expect(await queue.db.query(`SELECT value FROM setting WHERE key = 'said'`)).toEqual([{ value: 'corner' }]);
  expect(await left()).toEqual([]);
});

test('the claim of a bank that was lost ends by the bank’s clock, and what that bank hears afterwards it does not write', async () => {
  const late = gate();
  const asked = gate();
  const wrote: string[] = [];
  let isLost = false;
  const db: Db = {
    ...queue.db,
    transaction: (work) => (isLost ? Promise.reject(new Error('lost')) : queue.db.transaction(work)),
  };
  const lost = queue.workerOf(
    await kindsOf(async () => {
      isLost = true;
      asked.open();
      await late.opened;
      return async () => void wrote.push('lost');
    }),
    { db, onError: () => undefined },
  );
  const next = queue.workerOf(await kindsOf(async () => async () => void wrote.push('next')));
  await queue.enqueue('tellShop', { shop: 'corner' });
  const working = lost.work();
  await asked.opened;
  await next.work();
  queue.clock.advance(59_999);
  await next.work();
  expect(wrote).toEqual([]);
  queue.clock.advance(1);
  await next.work();
  expect(wrote).toEqual(['next']);
  isLost = false;
  late.open();
  await working;
  await Promise.all([lost.close(), next.close()]);
  expect(wrote).toEqual(['next']);
  expect(await left()).toEqual([]);
});

test('a call without an answer in half a minute is a failure, and is made again after a pause', async () => {
  const errors: unknown[] = [];
  let isThere = false;
  let calls = 0;
  const worker = queue.workerOf(
    await kindsOf(() => {
      calls += 1;
      return isThere ? Promise.resolve(nothing) : never;
    }),
    { onError: (error) => void errors.push(error) },
  );
  await queue.enqueue('tellShop', { shop: 'corner' });
  const working = worker.work();
  await soon(async () => calls === 1);
  queue.clock.advance(30_000);
  await Promise.all([working, worker.work()]);
  expect(errors).toEqual([new Error('no answer in time')]);
  expect(await failingJobs(queue.db)).toMatchObject([{ failures: 1, lastError: 'Error: no answer in time' }]);
  isThere = true;
  await worker.work();
  expect(calls).toBe(1);
  queue.clock.advance(5_000);
  await worker.work();
  await worker.close();
  expect(calls).toBe(2);
  expect(await left()).toEqual([]);
});

test('one call at a time goes to a shop, from two banks, and other shops do not wait for it', async () => {
  const answers = gate();
  const asked: string[] = [];
  const kinds = await kindsOf(async (shop) => {
    asked.push(shop);
    if (shop === 'silent') await answers.opened;
    return nothing;
  });
  const banks = [queue.workerOf(kinds), queue.workerOf(kinds)];
  for (const shop of ['silent', 'silent', 'silent', 'corner', 'corner', 'station'])
    await queue.enqueue('tellShop', { shop });
  const working = banks.map((bank) => bank.work());
  await soon(async () => (await left()).length === 3);
  expect(asked.filter((shop) => shop === 'silent')).toHaveLength(1);
  answers.open();
  await Promise.all(working);
  await Promise.all(banks.map((bank) => bank.work()));
  await Promise.all(banks.map((bank) => bank.close()));
  expect(asked).toHaveLength(6);
  expect(await left()).toEqual([]);
});

test('a bank that closes waits for no answer', async () => {
  const asked = gate();
  const worker = queue.workerOf(
    await kindsOf(() => {
      asked.open();
      return never;
    }),
  );
  await queue.enqueue('tellShop', { shop: 'silent' });
  const working = worker.work();
  await asked.opened;
  await worker.close();
  await working;
  expect(await left()).toHaveLength(1);
});
