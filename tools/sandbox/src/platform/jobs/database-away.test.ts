// Rules: R2.4.76, R2.4.78.
import { full } from '@bank/run/size';
import { jobKinds } from '../../server/job-kinds';
import type { Db } from '../db';
import type { JobKind, JobKinds, Payload, Write } from './kinds';
import { testQueue } from './test-queue';

/** Of each kind. */
const JOBS = full(50, 5);
const AWAY_MS = 120_000;
/** The tick of a bank. */
const TICK_MS = 200;

test('a database that is away for two minutes in the middle of jobs of every kind: all are done afterwards, each once', async () => {
  const queue = await testQueue();
  await queue.db.query('CREATE TABLE done (name text PRIMARY KEY, times int NOT NULL)');
  let begun = 0;
  let isAway = false;
  const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  const db: Db = {
    query: (text, values) => (isAway ? away() : queue.db.query(text, values)),
    prepared: (name, text, values) => (isAway ? away() : queue.db.prepared(name, text, values)),
    transaction: (work) => (isAway ? away() : queue.db.transaction(work)),
  };
  /** Ends every connection, those in the middle of a job first of all. */
  const goAway = async () => {
    isAway = true;
    await queue.db.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
  };
  const write =
    (name: string): Write =>
    async ({ tx }) => {
      await tx.query(
        'INSERT INTO done AS d (name, times) VALUES ($1, 1) ON CONFLICT (name) DO UPDATE SET times = d.times + 1',
        [name],
      );
      begun += 1;
      if (begun === total / 2) await goAway();
    };
  const faked = (kind: string, rule: JobKind): JobKind => ({
    urgency: rule.urgency,
    takesTurnsFor: rule.takesTurnsFor,
    run: ({ n = '' }: Payload, context) => write(`${kind} ${n}`)(context),
  });
  const kinds: JobKinds = {
    ...Object.fromEntries(Object.entries(jobKinds).map(([kind, rule]) => [kind, faked(kind, rule)])),
    tellShop: {
      urgency: 'rest',
      takesTurnsFor: 'shop',
      callOut: ({ n = '' }) => Promise.resolve(write(`tellShop ${n}`)),
    },
  };
  await queue.rule(kinds);
  const names = Object.keys(kinds).flatMap((kind) =>
    Array.from({ length: JOBS }, (_, n) => [kind, String(n)] as const),
  );
  const total = names.length - (names.length % 2);
  for (const [kind, n] of names)
    await queue.enqueue(kind, { n, paymentId: String(Number(n) % 3), shop: String(Number(n) % 3) });

  const banks = [1, 2].map(() => queue.workerOf(kinds, { db, onError: () => undefined }));
  const tick = async () => {
    await Promise.all(banks.map((bank) => bank.work()));
    queue.clock.advance(TICK_MS);
  };
  await tick();
  expect(isAway).toBe(true);
  for (let ms = 0; ms < AWAY_MS; ms += TICK_MS) await tick();
  isAway = false;
  // The longest pause of a job that failed meanwhile, by the bank's clock.
  for (let n = 0; n < 3; n += 1) {
    queue.clock.advance(900_000);
    await tick();
  }
  await Promise.all(banks.map((bank) => bank.close()));
  const done = await queue.db.query<{ name: string; times: number }>('SELECT name, times FROM done');
  expect(done.filter(({ times }) => times !== 1)).toEqual([]);
  expect(done.map(({ name }) => name).sort()).toEqual(names.map((name) => name.join(' ')).sort());
  expect(await queue.db.query('SELECT FROM job')).toEqual([]);
  await queue.close();
});
