// Rules: R2.4.76.
import { fixedClock } from '../clock';
import type { BankEvent } from '../events';
import { randomIds } from '../ids';
import { TEST_NOW_MS, testDb } from '../../testing';
import type { TestDb } from '../../testing';
import { failingJobs, tryNow } from './failing';
import { enqueueJob } from './queue';
import { createWorker } from './worker';
import type { JobKind } from './worker';

let bank: TestDb;
beforeAll(async () => {
  bank = await testDb();
});
beforeEach(() => bank.db.query('TRUNCATE job'));
afterAll(() => bank.close());

const clock = fixedClock(TEST_NOW_MS);
const ids = randomIds(() => clock.now());
const errors: unknown[] = [];
const hints: BankEvent[] = [];

const workerOf = (
  kinds: Record<string, JobKind>,
  onError: (error: unknown) => void = (error) => void errors.push(error),
) =>
  createWorker({
    db: bank.db,
    clock,
    ids,
    outbox: {
      send: () => Promise.resolve(),
      notify: () => Promise.resolve([]),
      tell: () => Promise.resolve(),
      linkTo: (_brand, path) => path,
    },
    publish: (events) => void hints.push(...events),
    kinds,
    onError,
  });
const enqueue = (name: string, dueMs?: number) =>
  bank.db.transaction((tx) => enqueueJob(tx, { clock, ids }, { kind: 'test', payload: { name }, dueMs }));
const left = () => bank.db.query<{ failures: number }>('SELECT failures FROM job');

test('two banks share the work: everything is done, and nothing twice', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `job ${n}`);
  await Promise.all(names.map((name) => enqueue(name)));
  const done: string[] = [];
  const kind: JobKind = {
    urgency: 'rest',
    async run({ name = '' }, { tx }) {
      await tx.query('SELECT pg_sleep(0.005)');
      done.push(name);
    },
  };
  const banks = [workerOf({ test: kind }), workerOf({ test: kind })];
  await Promise.all(banks.map((one) => one.work()));
  expect(done.sort()).toEqual(names.sort());
  expect(await left()).toEqual([]);
});

test('what a killed bank had taken is taken again, and what it wrote until then is gone', async () => {
  await enqueue('long');
  let began: () => void = () => undefined;
  const running = new Promise<void>((resolve) => (began = resolve));
  const killed = workerOf({
    test: {
      urgency: 'rest',
      async run(_payload, { tx }) {
        await tx.query(`INSERT INTO setting (key, value) VALUES ('half', 'done')`);
        began();
        // The kernel closes the sockets of a killed process; the database sees a connection end.
        await tx.query('SELECT pg_terminate_backend(pg_backend_pid())');
      },
    },
  });
  const ending = killed.work();
  await running;
  await killed.close();
  await ending;
  const seen: string[] = [];
  const next = workerOf({
    test: {
      urgency: 'rest',
      async run({ name = '' }, { tx }) {
        expect(await tx.query(`SELECT FROM setting WHERE key = 'half'`)).toEqual([]);
        seen.push(name);
      },
    },
  });
  await next.work();
  expect(seen).toEqual(['long']);
  expect(await left()).toEqual([]);
});

test('while one bank has a job nobody else takes it', async () => {
  await enqueue('held');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let began: () => void = () => undefined;
  const running = new Promise<void>((resolve) => (began = resolve));
  const runs: string[] = [];
  const first = workerOf({
    test: {
      urgency: 'rest',
      async run() {
        runs.push('first');
        began();
        await held;
      },
    },
  });
  const working = first.work();
  await running;
  await workerOf({ test: { urgency: 'rest', run: () => Promise.resolve(void runs.push('second')) } }).work();
  letGo();
  await working;
  expect(runs).toEqual(['first']);
});

test('what is due later waits for the bank’s clock', async () => {
  await enqueue('tomorrow', clock.now() + 86_400_000);
  const seen: string[] = [];
  const worker = workerOf({ test: { urgency: 'rest', run: ({ name = '' }) => Promise.resolve(void seen.push(name)) } });
  await worker.work();
  expect(seen).toEqual([]);
  clock.advance(86_400_000);
  await worker.work();
  expect(seen).toEqual(['tomorrow']);
});

test('a job that may stay undone is tried three times, then given up on and told so', async () => {
  await enqueue('broken');
  errors.length = 0;
  const given: string[] = [];
  const worker = workerOf({
    test: {
      urgency: 'rest',
      run: () => Promise.reject(new Error('no')),
      gaveUp: ({ name = '' }) => Promise.resolve(void given.push(name)),
    },
  });
  for (let n = 0; n < 5; n++) {
    await worker.work();
    clock.advance(60_000);
  }
  expect(errors).toHaveLength(3);
  expect(given).toEqual(['broken']);
  expect(await failingJobs(bank.db)).toMatchObject([{ failures: 3, lastError: 'Error: no', nextTryAt: null }]);
});

test('all other work is tried again without end, after pauses that grow to a quarter of an hour', async () => {
  await enqueue('money');
  let isBroken = true;
  let done = 0;
  const run = () => (isBroken ? Promise.reject(new Error('the disk is full')) : Promise.resolve(void (done += 1)));
  const worker = workerOf({ test: { urgency: 'rest', run } }, () => undefined);
  const pauses: number[] = [];
  for (let failures = 1; failures <= 12; failures++) {
    await worker.work();
    const [job] = await failingJobs(bank.db);
    expect(job).toMatchObject({ failures, lastError: 'Error: the disk is full' });
    pauses.push(((job?.nextTryAt?.getTime() ?? 0) - clock.now()) / 1_000);
    clock.advance(900_000);
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900]);
  // After a month of tries, too.
  await bank.db.query('UPDATE job SET failures = 5000');
  await worker.work();
  expect((await failingJobs(bank.db))[0]?.failures).toBe(5001);
  isBroken = false;
  expect(await tryNow(bank.db, 'nothing', new Date(clock.now()))).toBe(false);
  expect(await tryNow(bank.db, (await failingJobs(bank.db))[0]?.id ?? '', new Date(clock.now()))).toBe(true);
  await worker.work();
  expect(done).toBe(1);
  expect(await left()).toEqual([]);
});

test('between a failure and its count nobody else tries', async () => {
  await enqueue('broken');
  const tries: string[] = [];
  const failing = (bank: string): Record<string, JobKind> => ({
    test: { urgency: 'rest', run: () => Promise.reject(new Error(String(tries.push(bank)))) },
  });
  const other = workerOf(failing('other'));
  const looks: Promise<void>[] = [];
  await workerOf(failing('first'), () => void looks.push(other.work())).work();
  await Promise.all(looks);
  expect(tries).toEqual(['first']);
  expect(looks).toHaveLength(1);
  expect(await left()).toEqual([{ failures: 1 }]);
});

test('screens hear of what a job did, and of nothing that it took back', async () => {
  hints.length = 0;
  let tries = 0;
  await enqueue('tells');
  const worker = workerOf({
    test: {
      urgency: 'rest',
      async run(_payload, { publish }) {
        publish([{ userId: 1, event: 'balanceChanged', subject: String((tries += 1)) }]);
        if (tries === 1) throw new Error('the first time');
        expect(hints).toEqual([]);
      },
    },
  });
  await worker.work();
  expect(hints).toEqual([]);
  clock.advance(5_000);
  await worker.work();
  expect(hints).toEqual([{ userId: 1, event: 'balanceChanged', subject: '2' }]);
});
