// Rules: R2.4.61.
import { audit } from '../../../qa/audit';
import { createWorker } from '../../../platform/jobs/worker';
import type { Worker } from '../../../platform/jobs/worker';
import { Refusal } from '../../../platform/refusal';
import { jobKinds } from '../../../server/job-kinds';
import { confirm, money, moneyBank, newest, refused, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';

let bank: MoneyBank;
let worker: Worker;
beforeAll(async () => {
  bank = await moneyBank();
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('ana');
  const onError = (error: unknown) => {
    throw error;
  };
  worker = createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError });
  await handlers.paymentSettingsSet({ canUndo: true }, bank.as('ana'));
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});
afterAll(async () => {
  await worker.close();
  await bank.close();
});

const ANA_EUR = 10011;
const order = { accountId: ANA_EUR, amount: '5', currency: 'EUR', toEmail: 'ben@personas.test' };
const approve = (mode: string) =>
  bank.db.query('UPDATE app_user SET approve_mode = $1 WHERE email = $2', [mode, 'ana@personas.test']);
const undo = (trxid: string) => Promise.resolve(handlers.transferCancel({ trxid }, bank.as('ana')));
const statusOf = async (id: string) =>
  (await bank.db.query<{ status: string }>('SELECT status FROM payment WHERE id = $1', [id]))[0]?.status;
const held = () => money(bank.as('ana'), ANA_EUR);

test('is off until the customer wants it', async () => {
  expect(await handlers.paymentSettingsGet({}, bank.as('ben'))).toEqual({ canUndo: false });
  expect(await handlers.paymentSettingsGet({}, bank.as('ana'))).toEqual({ canUndo: true });
});

test.each(['none', 'otp'])('approved by %s it is held for ten seconds, leaves then, and is told then', async (mode) => {
  await approve(mode);
  const before = await held();
  bank.notices.length = 0;
  const created = await send(bank.as('ana'), order);
  const payment =
    mode === 'none' ? created : await confirm(bank.as('ana'), created.trxid, bank.sent.at(-1)?.code ?? '');
  expect(payment).toMatchObject({ status: 'held', releasesAt: new Date(bank.clock.now() + 10_000).toISOString() });
  bank.clock.advance(9_999);
  await worker.work();
  expect(await statusOf(payment.trxid)).toBe('held');
  expect((await held()).balance).toBe(before.balance);
  expect((await newest(bank.as('ana'), ANA_EUR, 1))[0]).toMatchObject({ status: 'processing' });
  expect(bank.notices).toEqual([]);
  bank.clock.advance(1);
  await worker.work();
  expect(await statusOf(payment.trxid)).toBe('posted');
  expect(Number((await held()).balance)).toBeLessThan(Number(before.balance));
  expect(bank.notices.map(({ subject }) => subject)).toEqual(['Money sent', 'Money received']);
});

test('undone in time it gives the hold back once, and the job afterwards changes nothing', async () => {
  await approve('none');
  const before = await held();
  const { trxid } = await send(bank.as('ana'), order);
  expect(await undo(trxid)).toMatchObject({ status: 'cancelled' });
  expect(await undo(trxid)).toMatchObject({ status: 'cancelled' });
  expect(await held()).toEqual(before);
  bank.clock.advance(10_000);
  await worker.work();
  expect(await statusOf(trxid)).toBe('cancelled');
  expect(await held()).toEqual(before);
});

test('after its time it cannot be undone, even if the release is late', async () => {
  const { trxid } = await send(bank.as('ana'), order);
  bank.clock.advance(10_000);
  expect(await refused(undo(trxid))).toMatchObject({ reason: 'notWaiting' });
  await worker.work();
  expect(await statusOf(trxid)).toBe('posted');
});

test('of undo and release at once exactly one wins, for every payment', async () => {
  const before = Number((await held()).balance);
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push((await send(bank.as('ana'), { ...order, amount: `1.${10 + n}` })).trxid);
  const [{ late } = { late: '' }] = await bank.db.query<{ late: string }>(
    `SELECT max(releases_at)::text AS late FROM payment WHERE status = 'held'`,
  );
  // Each side by its own clock: the customer presses in the last instant, the job is there in the first one after.
  const outcomes = await Promise.all(
    ids.flatMap((id) => [
      undo(id).then(
        ({ status }) => ({ id, won: status === 'cancelled' }),
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          return { id, won: false };
        },
      ),
      bank.db
        .query<{ status: string | null }>('SELECT (payment_release_held($1, $2)).status', [id, late])
        .then(([row]) => ({ id, won: row?.status === 'posted' })),
    ]),
  );
  for (const id of ids) expect(outcomes.filter((one) => one.id === id && one.won)).toHaveLength(1);
  const [{ gone } = { gone: 0 }] = await bank.db.query<{ gone: number }>(
    `SELECT coalesce(sum(debit + fee) FILTER (WHERE status = 'posted'), 0)::float8 AS gone FROM payment WHERE id = ANY ($1)`,
    [ids],
  );
  expect(Number((await held()).balance)).toBeCloseTo(before - gone, 8);
  expect((await held()).pending).toBe('0.00');
});

test('who leaves gives up what still waits for the code, and undoes nothing that was approved', async () => {
  await approve('otp');
  const before = await held();
  const leave = (trxid: string) =>
    Promise.resolve(handlers.transferCancel({ trxid, unlessApproved: true }, bank.as('ana')));
  const waiting = await send(bank.as('ana'), order);
  expect(await leave(waiting.trxid)).toMatchObject({ status: 'cancelled' });
  expect(await held()).toEqual(before);
  // Left twice is left.
  expect(await leave(waiting.trxid)).toMatchObject({ status: 'cancelled' });

  const approved = await send(bank.as('ana'), order);
  await confirm(bank.as('ana'), approved.trxid, bank.sent.at(-1)?.code ?? '');
  expect((await refused(leave(approved.trxid))).reason).toBe('notWaiting');
  expect(await statusOf(approved.trxid)).toBe('held');
  await undo(approved.trxid);
});
