// Rules: R2.7.140 to R2.7.143, R2.7.148, I10.
import type { MassFile } from '@bank/protocol/transfers-mass';
import { audit } from '../../../qa/audit';
import { jobKinds } from '../../../server/job-kinds';
import { createWorker } from '../../../platform/jobs/worker';
import type { Worker } from '../../../platform/jobs/worker';
import { confirm, money, moneyBank, refusedAt, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { canonicalFile } from './test-canonical';

let bank: MoneyBank;
let workers: Worker[];
beforeEach(async () => {
  bank = await moneyBank();
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('olivia');
  const onError = (error: unknown) => {
    throw error;
  };
  workers = [1, 2].map(() => createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError }));
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  await Promise.all(workers.map((worker) => worker.close()));
  await bank.close();
});

/** Both banks on one database. */
const work = () => Promise.all(workers.map((worker) => worker.work()));
const row = (n: number, change: Partial<MassFile[number]> = {}) => ({
  n,
  email: n % 2 === 0 ? 'ana@personas.test' : 'ben@personas.test',
  amount: '1.25',
  currency: 'EUR',
  note: `Row ${n}`,
  ...change,
});
const accountOf = async (key: string) => {
  const { caller } = bank.as(key);
  const [account] = await bank.db.query<{ id: number }>(
    `SELECT id FROM account WHERE customer_id = $1 AND currency = 'EUR' AND type = 1001 AND status = 2 ORDER BY id LIMIT 1`,
    [caller?.customerId],
  );
  return account?.id ?? 0;
};
const check = async (rows: MassFile, key = 'olivia') => {
  const accountId = await accountOf(key);
  return handlers.massTransferByFile({ accountId, name: 'Salaries', file: canonicalFile(rows) }, bank.as(key));
};
let keys = 0;
const order = (batchId: string, who = 'olivia') =>
  handlers.massTransfer(
    { batchId },
    { ...bank.as(who, { idempotencyKey: `mass-${(keys += 1)}` }), bodyHash: JSON.stringify(batchId) },
  );
const view = async (id: string) => handlers.batchTransferViewFile({ id }, bank.as('olivia'));

test('one approval, one hold, and every right row paid once by two banks; the wrong ones are left out with their reasons', async () => {
  const rows = Array.from({ length: 130 }, (_, n) => row(n + 1));
  const wrong = [
    row(301, { email: 'nobody@nowhere.test' }),
    row(302, { amount: '0.001' }),
    row(303, { currency: 'XXX' }),
    row(304, { email: 'olivia@personas.test' }),
  ];
  const { batchId } = await check([...rows, ...wrong]);
  const checked = await view(batchId);
  expect(checked.batch).toMatchObject({ status: 'checked', rows: 134, wrong: 4, debitAmount: '162.50' });
  expect(
    checked.rows.filter(({ state }) => state === 'wrong').map(({ row: n, reason }) => [n, reason !== null]),
  ).toEqual(wrong.map(({ n }) => [n, true]));
  const account = await accountOf('olivia');
  const before = await money(bank.as('olivia'), account);

  const created = await order(batchId);
  expect(created).toMatchObject({
    status: 'pending',
    summary: { payee: { kind: 'batch', name: 'Salaries', rows: 130 } },
  });
  const held = await money(bank.as('olivia'), account);
  expect(Number(held.pending) - Number(before.pending)).toBeCloseTo(Number(checked.batch.total), 8);
  expect(await refusedAt(order(batchId))).toBeDefined();

  const sent = await confirm(bank.as('olivia'), created.trxid, bank.sent.at(-1)?.code ?? '');
  expect(sent.status).toBe('released');
  await work();
  const done = await view(batchId);
  expect(done.batch).toMatchObject({ status: 'posted', paid: 130, failed: 0 });
  const after = await money(bank.as('olivia'), account);
  expect(Number(before.balance) - Number(after.balance)).toBeCloseTo(Number(checked.batch.total), 8);
  expect(after.pending).toBe(before.pending);
  const list = await handlers.batchTransferList({ search: 'salar', pageNumber: 1, pageSize: 20 }, bank.as('olivia'));
  expect(list).toMatchObject({ total: 1, batchTransfer: { transfer: [{ id: batchId, paid: 130 }] } });
  expect(await handlers.batchTransferList({ search: 'rent', pageNumber: 1, pageSize: 20 }, bank.as('olivia'))).toEqual({
    total: 0,
    batchTransfer: { transfer: [] },
  });
});

test('a payee blocked meanwhile fails with a reason, and exactly that row’s money is free again', async () => {
  const { batchId } = await check([row(2), row(3), row(5)]);
  const account = await accountOf('olivia');
  const before = await money(bank.as('olivia'), account);
  const created = await order(batchId);
  const { caller } = bank.as('olivia');
  await confirm(bank.as('olivia'), created.trxid, bank.sent.at(-1)?.code ?? '');
  await bank.db.query(
    `INSERT INTO payout_block (customer_id, block_type, email, note, created_at) VALUES ($1, 'email', 'ana@personas.test', '', now())`,
    [caller?.customerId],
  );
  await work();
  const { batch, rows } = await view(batchId);
  expect(batch).toMatchObject({ status: 'posted', paid: 2, failed: 1 });
  expect(rows[0]).toMatchObject({
    row: 2,
    state: 'failed',
    reason: 'This payee is blocked. Nothing was sent. Unblock the payee first.',
  });
  const after = await money(bank.as('olivia'), account);
  expect(after.pending).toBe(before.pending);
  const paid = rows.slice(1).reduce((sum, { debitAmount, fee }) => sum + Number(debitAmount) + Number(fee), 0);
  expect(Number(before.balance) - Number(after.balance)).toBeCloseTo(paid, 8);
});

test('a bank that dies in the middle has paid none of a piece, and the next one pays every row once', async () => {
  const { batchId } = await check(Array.from({ length: 110 }, (_, n) => row(n + 1)));
  const created = await order(batchId);
  await confirm(bank.as('olivia'), created.trxid, bank.sent.at(-1)?.code ?? '');
  const dying = bank.db.transaction(async (tx) => {
    await tx.query('SELECT FROM mass_pay_rows($1, 0, $2)', [created.trxid, new Date(bank.clock.now())]);
    throw new Error('killed');
  });
  await expect(dying).rejects.toThrow('killed');
  expect((await view(batchId)).batch.paid).toBe(0);
  await work();
  // A job that was done, and is found once more.
  await bank.db.query('SELECT FROM mass_pay_rows($1, 1, $2)', [created.trxid, new Date(bank.clock.now())]);
  expect((await view(batchId)).batch).toMatchObject({ status: 'posted', paid: 110 });
});

test('a batch of access level 3 waits as one request, and a colleague releases it whole', async () => {
  const { batchId } = await check([row(1), row(2)], 'lev');
  const { approval } = await handlers.batchTransferViewFile({ id: batchId }, bank.as('lev'));
  expect(approval).toEqual({ by: 'others', needed: 1, names: ['Abel Costa', 'Cora Vlad', 'Olivia Stan'] });
  const created = await order(batchId, 'lev');
  expect(created.status).toBe('created');
  const { transactionRequestList } = await handlers.transactionRequestList({ page: 1, size: 50 }, bank.as('abel'));
  expect(transactionRequestList.filter(({ transactionId }) => transactionId === created.trxid)).toMatchObject([
    { summary: { payee: { kind: 'batch', rows: 2 }, batchId } },
  ]);
  const decision = { transactionIds: [created.trxid], declined: false };
  const { approvalTransactionId } = await handlers.approve(decision, {
    ...bank.as('abel', { idempotencyKey: 'decide' }),
    bodyHash: 'decide',
  });
  await handlers.businessRequestConfirm(
    {
      fromEmail: 'abel@personas.test',
      approvalTransactionId: approvalTransactionId ?? '',
      code: bank.sent.at(-1)?.code ?? '',
    },
    { ...bank.as('abel', { idempotencyKey: 'confirm' }), bodyHash: 'confirm' },
  );
  await work();
  expect((await view(batchId)).batch).toMatchObject({ status: 'posted', paid: 2 });
});

test('what was given up pays nobody, and its rows say so', async () => {
  const { batchId } = await check([row(1)]);
  const created = await order(batchId);
  await handlers.transferCancel({ trxid: created.trxid }, bank.as('olivia'));
  await work();
  const { batch, rows } = await view(batchId);
  expect(batch.status).toBe('cancelled');
  expect(rows.map(({ state }) => state)).toEqual(['unpaid']);
});

test('others’ batches, accounts and files that are no files are refused', async () => {
  const { batchId } = await check([row(1)]);
  expect(await refusedAt(order(batchId, 'uma'))).toBeDefined();
  expect(
    await refusedAt(Promise.resolve(handlers.batchTransferViewFile({ id: batchId }, bank.as('uma')))),
  ).toBeDefined();
  expect(await refusedAt(check([row(1)], 'ana'))).toBeDefined();
  expect(await refusedAt(check([row(1), row(1)]))).toBeDefined();
  expect(await refusedAt(check([]))).toBeDefined();
});

test('a row that pays again what was paid within 90 days says when, and one that was given up does not count', async () => {
  const rows = [row(1, { amount: '7.77' }), row(2, { amount: '7.77' }), row(3, { amount: '7.78' })];
  const [first] = rows;
  const { batchId } = await check(first ? [first] : []);
  const before = async (id: string) => (await view(id)).rows.map(({ paidBefore }) => paidBefore);
  expect(await before(batchId)).toEqual([null]);
  const created = await order(batchId);
  const at = new Date(bank.clock.now()).toISOString();
  await confirm(bank.as('olivia'), created.trxid, bank.sent.at(-1)?.code ?? '');
  await work();
  bank.clock.advance(1000);
  const again = await check(rows);
  expect(await before(again.batchId)).toEqual([at, null, null]);
  // What the bank said of a batch stays as it was, whatever is paid after it.
  expect(await before(batchId)).toEqual([null]);

  const given = await send(bank.as('olivia', { idempotencyKey: 'given-up' }), {
    accountId: await accountOf('olivia'),
    toEmail: 'ana@personas.test',
    amount: '7.78',
    currency: 'EUR',
  });
  expect(given.status).toBe('pending');
  await handlers.transferCancel({ trxid: given.trxid }, bank.as('olivia'));
  bank.clock.advance(1000);
  expect(await before((await check([row(2, { amount: '7.78' })])).batchId)).toEqual([null]);
  bank.clock.advance(91 * 86_400_000);
  expect(await before((await check(rows)).batchId)).toEqual([null, null, null]);
});
