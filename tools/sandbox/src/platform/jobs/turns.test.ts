// Rules: R2.4.78.
import { jobKinds } from '../../server/job-kinds';
import { soon } from '../../testing';
import type { JobKinds, Write } from './kinds';
import { gate, testQueue } from './test-queue';
import type { TestQueue } from './test-queue';

let queue: TestQueue;
beforeAll(async () => {
  queue = await testQueue();
});
beforeEach(async () => {
  await queue.db.query('TRUNCATE job');
  await queue.rule(jobKinds);
});
afterAll(() => queue.close());

const left = () => queue.db.query('SELECT kind, payload FROM job');

test('of one batch one piece runs at a time in two banks, and another batch does not wait for it', async () => {
  const other = gate();
  const running = new Map<string, number>();
  const done: string[] = [];
  const kinds: JobKinds = {
    payMassRows: {
      urgency: 'batch',
      takesTurnsFor: 'paymentId',
      async run({ paymentId = '', piece = '' }, { tx }) {
        const before = running.get(paymentId) ?? 0;
        running.set(paymentId, before + 1);
        expect(before).toBe(0);
        // The first batch goes on only when the second has begun: a lane that waited for the turn of the first would hang.
        if (paymentId === 'second') other.open();
        else await other.opened;
        await tx.query('SELECT 1');
        running.set(paymentId, 0);
        done.push(`${paymentId} ${piece}`);
      },
    },
  };
  const expected: string[] = [];
  for (const paymentId of ['first', 'second'])
    for (let piece = 0; piece < 12; piece += 1) {
      await queue.enqueue('payMassRows', { paymentId, piece: String(piece) });
      expected.push(`${paymentId} ${piece}`);
    }
  const banks = [queue.workerOf(kinds), queue.workerOf(kinds)];
  await Promise.all(banks.map((bank) => bank.work()));
  await Promise.all(banks.map((bank) => bank.close()));
  expect(done.sort()).toEqual(expected.sort());
  expect(await left()).toEqual([]);
});

test('kinds that name the same batch take turns with each other', async () => {
  const first = gate();
  const begun = gate();
  const order: string[] = [];
  const run = (name: string, before: Write): JobKinds[string] => ({
    urgency: 'batch',
    takesTurnsFor: 'paymentId',
    async run(_payload, context) {
      await before(context);
      order.push(name);
    },
  });
  const kinds = {
    payMassRows: run('rows', async () => {
      begun.open();
      await first.opened;
    }),
    sendGlobalRows: run('links', () => Promise.resolve()),
  };
  await queue.enqueue('payMassRows', { paymentId: 'same' });
  const one = queue.workerOf(kinds);
  const working = one.work();
  await begun.opened;
  await queue.enqueue('sendGlobalRows', { paymentId: 'same' });
  const two = queue.workerOf(kinds);
  await two.work();
  expect(order).toEqual([]);
  first.open();
  await working;
  await Promise.all([one.close(), two.close()]);
  expect(order).toEqual(['rows', 'links']);
});

test('a killed bank gives its turn back', async () => {
  const begun = gate();
  const kinds = (run: Write): JobKinds => ({
    payMassRows: { urgency: 'batch', takesTurnsFor: 'paymentId', run: (_payload, context) => run(context) },
  });
  for (const piece of ['0', '1']) await queue.enqueue('payMassRows', { paymentId: 'batch', piece });
  const killed = queue.workerOf(
    kinds(async ({ tx }) => {
      begun.open();
      await tx.query('SELECT pg_terminate_backend(pg_backend_pid())');
    }),
    { onError: () => undefined },
  );
  const ending = killed.work();
  await begun.opened;
  await killed.close();
  await ending;
  let pieces = 0;
  const next = queue.workerOf(kinds(async () => void (pieces += 1)));
  await next.work();
  await next.close();
  expect(pieces).toBe(2);
});

test('work ends only when what waited for a turn is done, too', async () => {
  const [file, payment] = [gate(), gate()];
  const done: string[] = [];
  let running = 0;
  const held = (name: string, opened: Promise<void>) => async () => {
    running += 1;
    await opened;
    done.push(name);
  };
  const kinds: JobKinds = {
    slow: { urgency: 'rest', run: held('slow', file.opened) },
    pays: { urgency: 'person', takesTurnsFor: 'shop', run: held('pays', payment.opened) },
    tells: { urgency: 'rest', takesTurnsFor: 'shop', run: async () => void done.push('tells') },
  };
  await queue.rule(kinds);
  const worker = queue.workerOf(kinds);
  for (let n = 0; n < 2; n += 1) await queue.enqueue('slow');
  const working = [worker.work()];
  await soon(async () => running === 2);
  // The lane for the money of one person has it, and takes no letter afterwards.
  await queue.enqueue('pays', { shop: 'corner' });
  working.push(worker.work());
  await soon(async () => running === 3);
  await queue.enqueue('tells', { shop: 'corner' });
  file.open();
  await soon(async () => (await left()).length === 2);
  payment.open();
  await Promise.all(working);
  await worker.close();
  expect(done).toEqual(['slow', 'slow', 'pays', 'tells']);
});
