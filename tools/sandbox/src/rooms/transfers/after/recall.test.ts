// Rules: R2.4.63, I11.
import { audit } from '../../../qa/audit';
import type { Worker } from '../../../platform/jobs/worker';
import { money, moneyBank, refusedAt } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { openParts, orderParts, partsOf } from '../model/test-kind';
import { pass, workerOf } from '../model/test-worker';

// What comes back of a payment of which a part has moved already, and of one that has arrived.

const BEN_EUR = 10021;
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

let bank: MoneyBank;
let worker: Worker;
beforeEach(async () => {
  bank = await moneyBank();
  worker = workerOf(bank);
});
afterEach(async () => {
  const { checks } = await audit(bank.db);
  await worker.close();
  await bank.close();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});

const abroad = async (beneficiaryName: string, way: 'eftTransfer' | 'instantPayment' = 'eftTransfer') => {
  const order = {
    fromAccountId: BEN_EUR,
    countryCode: 'DE',
    currencyCode: 'EUR',
    amount: '25',
    permission: '3d',
  } as const;
  const extraParams = { iban: 'DE89370400440532013000' };
  const { trxid } = await handlers[way]({ ...order, beneficiaryName, extraParams }, bank.as('ben'));
  await worker.work();
  return trxid;
};
const comesBack = (id: string, n: number, amount: string) => partsOf(bank).giveBack(id, n, amount);
const recall = async (transactionId: string) => handlers.paymentRecall({ transactionId }, bank.as('ben'));
const after = async (transactionId: string) => handlers.paymentAfter({ transactionId }, bank.as('ben'));
const balance = async () => Number((await money(bank.as('ben'), BEN_EUR)).balance);
const stored = async (id: string) =>
  (await bank.db.query('SELECT status, returned_for AS reason FROM payment WHERE id = $1', [id]))[0];
const told = (text: string) =>
  expect(bank.notices).toContainEqual(expect.objectContaining({ text: expect.stringContaining(text) }));

test('of a payment of which a part came back, the other bank returns the rest, and the payer is told how much', async () => {
  const before = await balance();
  const id = await abroad('Return Closed');
  expect(await comesBack(id, 1, '10')).toBe('released');
  await pass(bank, worker, WEEK_MS);
  expect(await stored(id)).toEqual({ status: 'returned', reason: 'accountClosed' });
  expect(await balance()).toBeCloseTo(before - 0.3, 8);
  told('15.00 EUR to Return Closed came back');
});

test('of a payment of which a part came back, only the rest arrives', async () => {
  const id = await abroad('Greta Blum');
  await comesBack(id, 1, '10');
  await pass(bank, worker, WEEK_MS);
  expect(await stored(id)).toEqual({ status: 'posted', reason: null });
  told('15.00 EUR has arrived');
});

test('what has arrived comes back on a rail with recall, also after a part of it, and on no other', async () => {
  const before = await balance();
  const id = await abroad('Greta Blum');
  await pass(bank, worker, WEEK_MS);
  await comesBack(id, 1, '10');
  expect(await after(id)).toMatchObject({ canRecall: true, expectedAt: null });
  await recall(id);
  await pass(bank, worker, HOUR_MS);
  expect(await after(id)).toMatchObject({ recall: { state: 'returned' }, canRecall: false });
  expect(await stored(id)).toEqual({ status: 'returned', reason: 'recalled' });
  expect(await balance()).toBeCloseTo(before - 0.3, 8);
  told('15.00 EUR to Greta Blum came back, as you asked');
  const instant = await abroad('Greta Blum', 'instantPayment');
  await pass(bank, worker, HOUR_MS);
  expect(await after(instant)).toMatchObject({ canRecall: false });
  expect(await refusedAt(recall(instant))).toMatchObject({ reason: 'notRecallable' });
});

test('a bank that keeps what has arrived says how much', async () => {
  const id = await abroad('Keeps Money');
  await pass(bank, worker, WEEK_MS);
  await comesBack(id, 1, '10');
  await recall(id);
  await pass(bank, worker, HOUR_MS);
  expect(await after(id)).toMatchObject({ recall: { state: 'declined' } });
  expect(await stored(id)).toEqual({ status: 'posted', reason: null });
  told('doesn’t send 15.00 EUR back');
});

test('what arrives while the other bank is asked stays there on a rail without recall', async () => {
  const id = await abroad('Greta Blum', 'instantPayment');
  await recall(id);
  await pass(bank, worker, 60_000);
  await pass(bank, worker, HOUR_MS);
  expect(await stored(id)).toEqual({ status: 'posted', reason: null });
  expect(await after(id)).toMatchObject({ recall: { state: 'declined' } });
});

test('what is still held is given back when it is asked for, and what was captured when the other bank answers', async () => {
  await openParts(bank);
  const before = await money(bank.as('ben'), BEN_EUR);
  const order = { fromAccountId: BEN_EUR, amount: '30', sendOn: nextWeek() };
  const { trxid, status } = await orderParts(order, bank.as('ben'));
  expect(status).toBe('held');
  expect(await after(trxid)).toMatchObject({ canRecall: false });
  expect(await partsOf(bank).capture(trxid, 1, '10')).toBe('released');
  bank.events.length = 0;
  await recall(trxid);
  expect((await money(bank.as('ben'), BEN_EUR)).pending).toBe(before.pending);
  expect(bank.events).toContainEqual({ customerId: 1002, event: 'balanceChanged', subject: String(BEN_EUR) });
  // Its job may hand it to the rail only after the other bank has answered.
  bank.clock.advance(HOUR_MS);
  await bank.db.query(`UPDATE job SET due_at = $1 WHERE kind = 'routePayment'`, [new Date(bank.clock.now() + 1)]);
  await worker.work();
  expect(await stored(trxid)).toEqual({ status: 'returned', reason: 'recalled' });
  told('10.00 AUD to Ruth Kay came back, as you asked');
  // The fee left with the first part.
  expect(Number(before.balance) - (await balance())).toBeCloseTo(1, 8);
  await pass(bank, worker, 2 * WEEK_MS);
  expect(await stored(trxid)).toEqual({ status: 'returned', reason: 'recalled' });
});

test('nothing is settled, and nobody is told, while a part is still held', async () => {
  await openParts(bank);
  const { trxid } = await orderParts({ fromAccountId: BEN_EUR, amount: '30', sendOn: nextWeek() }, bank.as('ben'));
  await partsOf(bank).capture(trxid, 1, '10');
  bank.notices.length = 0;
  await bank.db.query(
    `INSERT INTO job (id, kind, payload, due_at) VALUES ('early', 'settlePayment', jsonb_build_object('paymentId', $1::text), $2)`,
    [trxid, new Date(bank.clock.now())],
  );
  await worker.work();
  expect(await stored(trxid)).toEqual({ status: 'released', reason: null });
  expect(bank.notices).toEqual([]);
});

const nextWeek = () => new Date(bank.clock.now() + WEEK_MS).toISOString().slice(0, 10);
