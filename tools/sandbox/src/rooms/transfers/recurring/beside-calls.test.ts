// Rules: R2.4.78.
import type { JobKinds } from '../../../platform/jobs/kinds';
import { enqueueJob } from '../../../platform/jobs/queue';
import { jobRules } from '../../../platform/jobs/rules';
import { createWorker } from '../../../platform/jobs/worker';
import { jobKinds } from '../../../server/job-kinds';
import { confirm, moneyBank, send } from '../../../server/test-caller';
import { soon } from '../../../testing';

const MINUTE_MS = 60_000;
const CALLS = 1_000;
const SHOPS = 50;

test('beside 1,000 calls a minute to a host that never answers, a standing order leaves at its tick', async () => {
  const bank = await moneyBank();
  const { db, clock } = bank;
  const ana = bank.as('ana', { idempotencyKey: 'standing' });
  const order = { accountId: 10011, amount: '1.00', currency: 'EUR', toEmail: 'ben@personas.test' };
  const { trxid } = await send(ana, { ...order, subscriptionPeriod: 'week' });
  await confirm(bank.as('ana'), trxid, bank.sent.at(-1)?.code ?? '');

  const kinds: JobKinds = {
    ...jobKinds,
    tellShop: { urgency: 'rest', takesTurnsFor: 'shop', callOut: () => new Promise(() => undefined) },
  };
  await db.query(jobRules(kinds));
  const { ids, outbox, publish } = ana;
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const worker = createWorker({ db, clock, ids, outbox, publish, kinds, onError });

  const [run] = await db.query<{ dueMs: string }>(
    `SELECT extract(epoch FROM due_at) * 1000 AS "dueMs" FROM job WHERE kind = 'runSubscription' AND payload ->> 'subscriptionId' = $1`,
    [trxid],
  );
  const dueMs = Number(run?.dueMs);
  clock.advance(dueMs - MINUTE_MS - clock.now());
  const ticks: Promise<void>[] = [];
  // A minute of ticks, each with its share of the calls; the last is the one at which the order is due.
  for (let second = 0; second < 60; second += 1) {
    clock.advance(1_000);
    await db.transaction(async (tx) => {
      for (let n = Math.floor((second * CALLS) / 60); n < Math.floor(((second + 1) * CALLS) / 60); n += 1)
        await enqueueJob(tx, { clock, ids }, { kind: 'tellShop', payload: { shop: String(n % SHOPS) } });
    });
    ticks.push(worker.work());
  }
  expect(clock.now()).toBe(dueMs);
  // The clock stands still from here on: what is paid now is paid at this tick.
  await soon(
    async () =>
      (await db.query(`SELECT FROM subscription_run WHERE subscription_id = $1 AND payment_id IS NOT NULL`, [trxid]))
        .length === 1,
  );
  const [waiting] = await db.query<{ calls: number }>(`SELECT count(*)::int AS calls FROM job WHERE kind = 'tellShop'`);
  expect(waiting?.calls).toBe(CALLS);
  expect(errors.filter((error) => String(error) !== 'Error: no answer in time')).toEqual([]);
  await worker.close();
  await Promise.all(ticks);
  await bank.close();
});
