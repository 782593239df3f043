// Rules: R0.56, I10.
import type { MassFile } from '@bank/protocol/transfers-mass';
import { createWorker } from '../../../platform/jobs/worker';
import { jobKinds } from '../../../server/job-kinds';
import { confirm, money, auditedForEachTest } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { canonicalFile } from './test-canonical';

const BURST = 3;
const bank = auditedForEachTest();

const PAYER = 'olivia';
/** A caller who may ask about three people. */
const slow = (options = {}) => {
  const context = bank.as(PAYER, options);
  return { ...context, config: { ...context.config, questionsBurst: BURST, questionsPerHour: 1 } };
};
async function accountOf(currency: string): Promise<number> {
  const [account] = await bank.db.query<{ id: number }>(
    `SELECT id FROM account WHERE customer_id = $1 AND currency = $2 AND type = 1001 AND status = 2 ORDER BY id LIMIT 1`,
    [bank.as(PAYER).caller?.customerId, currency],
  );
  return account?.id ?? 0;
}
const rowOf = (email: string, at: number) => ({ n: at + 1, email, amount: '1.25', currency: 'EUR', note: '' });
const check = async (emails: readonly string[], change: (row: MassFile[number]) => MassFile[number] = (row) => row) => {
  const file = canonicalFile(emails.map((email, at) => change(rowOf(email, at))));
  return handlers.massTransferByFile({ accountId: await accountOf('EUR'), name: 'Salaries', file }, slow());
};
const view = async (id: string) => handlers.batchTransferViewFile({ id }, bank.as(PAYER));
const payAll = async (batchId: string) => {
  const context = { ...bank.as(PAYER, { idempotencyKey: `mass-${batchId}` }), bodyHash: batchId };
  const { trxid } = await handlers.massTransfer({ batchId }, context);
  await confirm(bank.as(PAYER), trxid, bank.sent.at(-1)?.code ?? '');
  const { ids, outbox, publish } = bank.as(PAYER);
  const onError = (error: unknown) => {
    throw error;
  };
  const worker = createWorker({ db: bank.db, clock: bank.clock, ids, outbox, publish, kinds: jobKinds, onError });
  await worker.work();
  await worker.close();
};
const tokens = async () => {
  const [row] = await bank.db.query<{ left: number }>(
    `SELECT pace_left(ARRAY['people of user:5'], ARRAY[$1::int], ARRAY[1::numeric], $2) AS left`,
    [BURST, new Date(bank.clock.now())],
  );
  return row?.left;
};
const nowhere = (n: number) => `n${n}@nowhere.test`;
const OWN = 'olivia@personas.test';
/** Known to the bank and able to receive, and none of them paid by the company. */
let known: { email: string; name: string }[];
beforeEach(async () => {
  known = await bank.db.query<{ email: string; name: string }>(
    `SELECT u.email, coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS name
       FROM app_user u JOIN customer c ON c.id = u.customer_id
      WHERE c.id <> 1005 AND NOT is_acquainted(1005, u.email) AND receiving_account(c.id, 'EUR') IS NOT NULL ORDER BY u.id`,
  );
});
const emailOf = (n: number) => known[n]?.email ?? '';

test('a file costs as many as it asks about: known, unknown and own addresses alike, each once', async () => {
  await check([nowhere(1), nowhere(1)]);
  expect(await tokens()).toBe(BURST - 1);
  await check([nowhere(1), emailOf(0)]);
  expect(await tokens()).toBe(BURST - 2);
  await check([OWN]);
  expect(await tokens()).toBe(BURST - 3);
});

test('rows past the pace name nobody, whoever it is, and say nothing but that they are checked when they are paid', async () => {
  const { batchId } = await check([emailOf(0), nowhere(1), nowhere(2), emailOf(1), nowhere(3), OWN, emailOf(2)]);
  const { batch, rows } = await view(batchId);
  expect(rows.slice(0, BURST).map(({ name, state, checkedAtPayment }) => [name, state, checkedAtPayment])).toEqual([
    [expect.any(String), 'ready', false],
    [null, 'wrong', false],
    [null, 'wrong', false],
  ]);
  // Known or not, they differ in nothing but what the file said.
  expect(rows.slice(BURST)).toEqual(
    rows.slice(BURST).map(({ row, payee }) => ({
      ...{
        row,
        payee,
        cells: { email: payee },
        name: null,
        state: 'ready',
        checkedAtPayment: true,
        reason: null,
        field: null,
      },
      ...{ amount: '1.25', currencyCode: 'EUR', note: '', debitAmount: '1.25', fee: expect.any(String) },
      ...{ nameCheck: null, returnedFor: null, paidBefore: null },
    })),
  );
  expect(batch).toMatchObject({ rows: 7, wrong: 2 });
  // Asked again at once, it is the same.
  expect((await view((await check([emailOf(1), nowhere(3)])).batchId)).rows.map(({ name }) => name)).toEqual([
    null,
    null,
  ]);
});

test('a row that is wrong by itself says so also past the pace', async () => {
  const { batchId } = await check([nowhere(1), nowhere(2), nowhere(3), emailOf(0), nowhere(4)], (row) => ({
    ...row,
    currency: row.n > 3 ? 'XXX' : 'EUR',
  }));
  const { rows } = await view(batchId);
  expect(
    rows.slice(3).map(({ state, name, checkedAtPayment, field }) => [state, name, checkedAtPayment, field]),
  ).toEqual([
    ['wrong', null, false, 'currency'],
    ['wrong', null, false, 'currency'],
  ]);
});

test('when they are paid, each ends once: who is known is paid and named, all others fail with their reason and their money is free', async () => {
  await bank.db.query(
    `INSERT INTO payout_block (customer_id, block_type, email, note, created_at) VALUES (1005, 'email', $1, '', now())`,
    [emailOf(1)],
  );
  const { batchId } = await check([nowhere(1), nowhere(2), nowhere(3), emailOf(0), nowhere(4), OWN, emailOf(1)]);
  const before = await money(bank.as(PAYER), await accountOf('EUR'));
  await payAll(batchId);
  const { batch, rows } = await view(batchId);
  expect(batch).toMatchObject({ status: 'posted', paid: 1, failed: 3, wrong: 3 });
  expect(
    rows.slice(3).map(({ state, name, reason, checkedAtPayment }) => [state, name, reason, checkedAtPayment]),
  ).toEqual([
    ['paid', known[0]?.name, null, false],
    ['failed', null, expect.stringContaining('address'), false],
    ['failed', expect.any(String), expect.any(String), false],
    ['failed', expect.any(String), expect.stringContaining('blocked'), false],
  ]);
  const after = await money(bank.as(PAYER), await accountOf('EUR'));
  expect(after.pending).toBe(before.pending);
  const [paid] = rows.slice(3);
  expect(Number(before.balance) - Number(after.balance)).toBeCloseTo(Number(paid?.debitAmount) + Number(paid?.fee), 8);
});

test('who was paid before is named whatever the pace: a payroll keeps its names', async () => {
  const first = await check([emailOf(0), emailOf(1)]);
  await payAll(first.batchId);
  await bank.db.query('TRUNCATE question');
  await check([nowhere(1), nowhere(2), nowhere(3)]);
  expect(await tokens()).toBe(0);
  const { rows } = await view((await check([nowhere(9), emailOf(0), emailOf(1)])).batchId);
  expect(rows.map(({ name, checkedAtPayment }) => [name !== null, checkedAtPayment])).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
});

test('instant keys of a file out of the bank are as many questions, and an unknown one past the pace fails when it is paid', async () => {
  const key = (instantKey: string, at: number) => ({
    ...{ n: at + 1, name: 'Rafael Nunes', country: 'BR', amount: '5', currency: 'USD', note: '' },
    ...{ taxId: '11144477735', instantKeyType: 'email', instantKey },
  });
  const registered = 'rafael@exemplo.test';
  const keys = ['a@exemplo.test', 'b@exemplo.test', 'c@exemplo.test', registered, 'd@exemplo.test'];
  const { batchId } = await handlers.massOutsideByFile(
    { type: 'instant_payment', accountId: await accountOf('EUR'), name: 'Brazil', file: canonicalFile(keys.map(key)) },
    slow(),
  );
  const { rows } = await view(batchId);
  expect(rows.map(({ state, field, checkedAtPayment }) => [state, field, checkedAtPayment])).toEqual([
    ...[0, 1, 2].map(() => ['wrong', 'instantKey', false]),
    ...[3, 4].map(() => ['ready', null, true]),
  ]);
  await payAll(batchId);
  const done = await view(batchId);
  expect(done.rows.slice(3).map(({ state, field }) => [state, field])).toEqual([
    ['sent', null],
    ['failed', 'instantKey'],
  ]);
});
