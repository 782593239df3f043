// Rules: R2.4.70, R2.4.71, R2.7.155, I5, I8, I11.
import { audit } from '../../../qa/audit';
import type { Worker } from '../../../platform/jobs/worker';
import { money, moneyBank, newest, refused } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { OPERATIONS, requestCaller } from '../test-requests';
import { openParts, orderParts, partsOf } from './test-kind';
import { workerOf } from './test-worker';

// The whole way of a payment of the test's own kind: scheduled, approved by two of three people, released over a rail with a cut-off,
// captured in three parts, settled and partly returned. After each step the ledger is audited and the payer's money compared.

let bank: MoneyBank;
let worker: Worker;
beforeEach(async () => {
  bank = await moneyBank();
  worker = workerOf(bank);
  await openParts(bank);
  await mode('olivia', 'none');
});
afterEach(async () => {
  await worker.close();
  await bank.close();
});

const { decide, confirm, mode } = requestCaller(() => bank);

/** Lets the bank's clock reach an instant, and does what has become due. */
async function until(instant: string): Promise<void> {
  bank.clock.advance(Date.parse(instant) - bank.clock.now());
  await worker.work();
}

async function approve(key: string, trxid: string): Promise<void> {
  const asked = await decide(bank.as(key), [trxid]);
  if (asked.status === 'waiting')
    await confirm(bank.as(key), asked.approvalTransactionId, bank.sent.at(-1)?.code ?? '');
}

/** The status of a payment, and what its account has spent and holds, in cents. */
async function stands(trxid: string, before: { balance: string }) {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  const [payment] = await bank.db.query<{ status: string; arrives: string }>(
    'SELECT status, instant_text(settles_at) AS arrives FROM payment WHERE id = $1',
    [trxid],
  );
  const { balance, pending } = await money(bank.as('olivia'), OPERATIONS);
  return { ...payment, spent: cents(before.balance) - cents(balance), held: cents(pending) };
}
const cents = (amount: string) => Math.round(Number(amount) * 100);

interface Way {
  /** When the third part is captured; null: on the day of the payment, by the bank itself. */
  third: string | null;
  arrives: string;
}
test.each<[string, Way]>([
  ['just before the cut-off', { third: '2026-11-17T14:59:59Z', arrives: '2026-11-18T09:00:00.000Z' }],
  ['at the cut-off', { third: '2026-11-17T15:00:00Z', arrives: '2026-11-19T09:00:00.000Z' }],
  ['on its day, by the bank itself', { third: null, arrives: '2026-11-20T09:00:00.000Z' }],
])('the whole way of a payment whose third part leaves %s', async (_when, { third, arrives }) => {
  const part = partsOf(bank);
  const before = await money(bank.as('olivia'), OPERATIONS);
  const held = cents(before.pending);

  const order = { fromAccountId: OPERATIONS, amount: '90', sendOn: '2026-11-19' };
  const { trxid, summary } = await orderParts(order, bank.as('lev', { idempotencyKey: 'whole-way' }));
  const [debit, fee] = [cents(summary.debitAmount), cents(summary.fee)];
  const waits = { spent: 0, held: held + debit + fee };
  expect(await stands(trxid, before)).toMatchObject({ ...waits, status: 'created' });
  expect(await part.capture(trxid, 1, '30')).toBe('created');

  await approve('olivia', trxid);
  expect(await stands(trxid, before)).toMatchObject({ ...waits, status: 'created' });
  expect((await refused(approve('olivia', trxid))).reason).toBe('approvedByYou');
  await approve('abel', trxid);
  expect(await stands(trxid, before)).toMatchObject({ ...waits, status: 'held' });
  expect((await refused(approve('rhea', trxid))).reason).toBe('wasApproved');

  await until('2026-11-17T14:00:00Z');
  for (const n of [1, 2]) {
    expect([await part.capture(trxid, n, '30'), await part.capture(trxid, n, '30')]).toEqual(['released', 'released']);
    const out = Math.ceil((debit * n) / 3);
    const left = { status: 'released', spent: out + fee, held: held + debit - out };
    expect(await stands(trxid, before)).toMatchObject(left);
  }
  await until(third ?? '2026-11-19T04:59:59Z');
  if (third === null) await until('2026-11-19T05:00:00Z');
  else expect(await part.capture(trxid, 3, '30')).toBe('released');
  await worker.work();
  const whole = { spent: debit + fee, held };
  expect(await stands(trxid, before)).toEqual({ ...whole, status: 'released', arrives });
  expect(await newest(bank.as('olivia'), OPERATIONS, 4)).toMatchObject(
    [`${trxid}-part-3`, `${trxid}-part-2`, `${trxid}-fee`, trxid].map((transactionId) => ({ transactionId })),
  );

  await until(new Date(Date.parse(arrives) - 1).toISOString());
  expect(await stands(trxid, before)).toMatchObject({ status: 'released' });
  await until(arrives);
  expect(await stands(trxid, before)).toMatchObject({ ...whole, status: 'posted' });
  expect(bank.notices).toContainEqual(
    expect.objectContaining({ text: '90.00 AUD has arrived at the bank of Ruth Kay.' }),
  );

  expect([await part.giveBack(trxid, 1, '45'), await part.giveBack(trxid, 1, '45')]).toEqual(['posted', 'posted']);
  // A part that comes back is rounded down.
  const back = Math.floor(debit / 2);
  expect(await stands(trxid, before)).toMatchObject({ spent: debit + fee - back, held, status: 'posted' });
  // Its day changes nothing any more.
  await until('2026-12-01T00:00:00Z');
  expect(await stands(trxid, before)).toMatchObject({ spent: debit + fee - back, held, status: 'posted' });
});
