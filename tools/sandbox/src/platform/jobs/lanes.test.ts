// Rules: R2.4.78.
import { full } from '@bank/run/size';
import { soon } from '../../testing';
import { jobKinds } from '../../server/job-kinds';
import { LANES } from './inside';
import type { JobKinds, Write } from './kinds';
import { enqueueJob } from './queue';
import { LOOKS, takeNext } from './take';
import type { Order } from './take';
import { gate, testQueue } from './test-queue';
import type { TestQueue } from './test-queue';

let queue: TestQueue;
beforeAll(async () => {
  queue = await testQueue();
});
beforeEach(() => queue.db.query('TRUNCATE job'));
afterAll(() => queue.close());

const [PERSON, URGENT, OLDEST] = LANES;
const PIECE = { paymentId: 'batch', piece: '0' };

test.each<[string, Order | undefined, string | undefined]>([
  ['the first lane takes the money of one person', PERSON, 'releasePayment'],
  ['the second lane takes the most urgent', URGENT, 'releasePayment'],
  ['the third lane takes the oldest', OLDEST, 'historyExport'],
])('%s', async (_name, order = [], expected) => {
  for (const kind of ['historyExport', 'payMassRows', 'releasePayment']) await queue.enqueue(kind, PIECE);
  await queue.db.transaction(async (tx) => {
    const taken = await takeNext(tx, order, Object.keys(jobKinds), new Date(queue.clock.now()));
    expect(taken?.kind).toBe(expected);
  });
});

test.each<[string, Order | undefined, string | undefined]>([
  ['the first lane stays free', PERSON, undefined],
  ['the second lane takes the piece of a batch before the file', URGENT, 'payMassRows'],
])('where nobody waits for money, %s', async (_name, order = [], expected) => {
  for (const kind of ['historyExport', 'payMassRows']) await queue.enqueue(kind, PIECE);
  await queue.db.transaction(async (tx) => {
    const taken = await takeNext(tx, order, Object.keys(jobKinds), new Date(queue.clock.now()));
    expect(taken?.kind).toBe(expected);
  });
});

test('one payment leaves while batches and files fill all other lanes', async () => {
  const { opened, open } = gate();
  const released = gate();
  let running = 0;
  const slow: Write = async () => {
    running += 1;
    await opened;
  };
  const done: string[] = [];
  const worker = queue.workerOf({
    payMassRows: { urgency: 'batch', run: (_payload, context) => slow(context) },
    historyExport: { urgency: 'rest', run: (_payload, context) => slow(context) },
    releasePayment: {
      urgency: 'person',
      async run({ paymentId = '' }) {
        done.push(paymentId);
        released.open();
      },
    },
  });
  for (let n = 0; n < 20; n += 1) {
    await queue.enqueue('payMassRows', { paymentId: `batch ${n}` });
    await queue.enqueue('historyExport', { exportId: String(n) });
  }
  const working = [worker.work()];
  await soon(async () => running === LANES.length - 1);
  await queue.enqueue('releasePayment', { paymentId: 'hers' });
  working.push(worker.work());
  await released.opened;
  expect(running).toBe(LANES.length - 1);
  open();
  await Promise.all(working);
  await worker.close();
  expect([running, done]).toEqual([40, ['hers']]);
});

test('a letter goes out beside an endless chain of urgent jobs', async () => {
  let isOut = false;
  let links = 0;
  const kinds: JobKinds = {
    runSubscription: {
      urgency: 'person',
      async run(_payload, { tx }) {
        links += 1;
        if (!isOut) await enqueueJob(tx, queue, { kind: 'runSubscription', payload: {} });
      },
    },
    remindOfInvoice: { urgency: 'rest', run: async () => void (isOut = true) },
  };
  for (let n = 0; n < 10; n += 1) await queue.enqueue('runSubscription');
  await queue.enqueue('remindOfInvoice');
  const worker = queue.workerOf(kinds);
  await worker.work();
  await worker.close();
  expect(isOut).toBe(true);
  expect(links).toBeGreaterThanOrEqual(10);
});

test('what a piece of a batch queues is a piece of a batch, and what a single payment queues is not', async () => {
  const routes: Write = ({ tx, ...context }) =>
    enqueueJob(tx, context, { kind: 'routePayment', payload: { paymentId: 'p' }, dueMs: context.clock.now() + 1 });
  const worker = queue.workerOf({
    payMassRows: { urgency: 'batch', run: (_payload, context) => routes(context) },
    releasePayment: { urgency: 'person', run: (_payload, context) => routes(context) },
  });
  const routed = () => queue.db.query<{ urgency: number }>(`SELECT urgency FROM job WHERE kind = 'routePayment'`);
  await queue.enqueue('payMassRows', PIECE);
  await worker.work();
  expect(await routed()).toEqual([{ urgency: 2 }]);
  await queue.db.query('TRUNCATE job');
  await queue.enqueue('releasePayment', { paymentId: 'p' });
  await worker.work();
  await worker.close();
  expect(await routed()).toEqual([{ urgency: 1 }]);
});

test('every kind of the bank is ranked as its table says, whoever queues it', async () => {
  for (const kind of Object.keys(jobKinds)) await queue.enqueue(kind, PIECE);
  const ranked = await queue.db.query<{ kind: string; urgency: number; turn: string | null }>(
    'SELECT kind, urgency, turn FROM job ORDER BY seq',
  );
  expect(ranked).toEqual(
    Object.entries(jobKinds).map(([kind, { urgency, takesTurnsFor }]) => ({
      kind,
      urgency: { person: 1, batch: 2, rest: 3 }[urgency],
      turn: takesTurnsFor === undefined ? null : 'paymentId:batch',
    })),
  );
});

interface Plan {
  'Node Type': string;
  Plans?: Plan[];
}
const nodesOf = ({ 'Node Type': node, Plans = [] }: Plan): string[] => [node, ...Plans.flatMap(nodesOf)];

test('no look sorts the queue or reads all of it', async () => {
  await queue.db.query(
    `INSERT INTO job (id, kind, payload, due_at)
     SELECT 'many' || n, (ARRAY['releasePayment', 'payMassRows', 'historyExport'])[n % 3 + 1], jsonb_build_object('paymentId', n % 50),
       $1::timestamptz - n * interval '1 second' FROM generate_series(1, $2::int) n`,
    [new Date(queue.clock.now()), full(100_000, 20_000)],
  );
  await queue.db.query('ANALYZE job');
  const values = [new Date(queue.clock.now()), Object.keys(jobKinds)];
  for (const [look, more] of [
    [LOOKS.ofUrgency, [1]],
    [LOOKS.ofUrgency, [3]],
    [LOOKS.oldest, []],
    [LOOKS.toCall, []],
  ] as const) {
    const [row] = await queue.db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`EXPLAIN (FORMAT JSON) ${look}`, [
      ...values,
      ...more,
    ]);
    const [explained] = row?.['QUERY PLAN'] ?? [];
    expect(explained && nodesOf(explained.Plan)).toEqual(['Limit', 'LockRows', 'Index Scan']);
  }
});
