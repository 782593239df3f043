// Rules: I5, I6, I8, I11.
import { moneyBank, money, newest } from '../server/test-caller';
import type { MoneyBank } from '../server/test-caller';
import { audit } from '../qa/audit';
import { BEN, NOW, WIRE } from './test-wire';

// A hold that is taken out in parts, and money that comes back in parts, by a kind of the test's own.

let bank: MoneyBank;
beforeEach(async () => {
  bank = await moneyBank();
  await bank.db.query(
    `SELECT open_rail('Test', 'CAD', '{"afterMs": 0}', true), open_rail('Test', 'EUR', '{"afterMs": 0}', true)`,
  );
});
afterEach(async () => {
  const { checks } = await audit(bank.db);
  await bank.close();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});

const DRAFT = { ...WIRE, scheme: 'Test', status: 'held', releases_at: NOW };
const SAME = { debit: '15', debit_currency: 'EUR', amount: '15', currency: 'EUR', rate: '1' };

const hold = (change: object = {}) =>
  bank.db.query('SELECT payment_take(jsonb_populate_record(NULL::payment, $1), $2)', [{ ...DRAFT, ...change }, NOW]);
const ask = async (call: string): Promise<string | undefined> =>
  (
    await bank.db.query<{ status: string }>(
      `SELECT (${call.replace('(', `('wire-1', `).replace('now', `'${NOW}'`)}).status`,
    )
  )[0]?.status;
const capture = (n: number, amount: string) => ask(`payment_capture(${n}, ${amount}, now)`);
const returned = (n: number, amount: string) => ask(`payment_return(now, ${amount}, ${n})`);
const settle = () => ask('payment_settle(now)');
const giveBackRest = () => ask('payment_give_back_rest(now)');
/** What of the payment is on the clearing and on the settle account of its rail. */
const outside = async () => {
  const [row] = await bank.db.query<{ clearing: string; settled: string }>(
    `SELECT trim_scale(coalesce(sum(e.amount) FILTER (WHERE e.account_id = r.clearing_account), 0))::text AS clearing,
       trim_scale(coalesce(sum(e.amount) FILTER (WHERE e.account_id = r.settle_account), 0))::text AS settled
     FROM payment p JOIN entry e ON e.payment_id = p.id, rail_of(p) r WHERE p.id = 'wire-1'`,
  );
  return row;
};
const spent = async (before: { balance: string }) =>
  (Number(before.balance) - Number((await money(bank.as('ben'), BEN)).balance)).toFixed(2);

test('captured in three parts, all of it has left, rounded once, and the fee left with the first', async () => {
  const before = await money(bank.as('ben'), BEN);
  await hold();
  expect((await money(bank.as('ben'), BEN)).pending).toBe('11.56');
  expect(await capture(1, '5')).toBe('released');
  expect(await spent(before)).toBe('4.86');
  expect((await money(bank.as('ben'), BEN)).pending).toBe('6.70');
  expect(await settle()).toBe('released');
  expect(await capture(2, '5')).toBe('released');
  expect(await capture(3, '5')).toBe('released');
  expect(await spent(before)).toBe('11.56');
  expect((await money(bank.as('ben'), BEN)).pending).toBe('0.00');
  expect(await outside()).toEqual({ clearing: '15', settled: '0' });
  expect(await settle()).toBe('posted');
  expect(await outside()).toEqual({ clearing: '0', settled: '15' });
  const rows = await newest(bank.as('ben'), BEN, 4);
  expect(rows.map(({ transactionId, amount }) => [transactionId, amount])).toEqual([
    ['wire-1-part-3', '3.35'],
    ['wire-1-part-2', '3.35'],
    ['wire-1-fee', '1.50'],
    ['wire-1', '3.36'],
  ]);
});

test('a part that leaves a cent to the rest is off by more than a cent of its own, and all parts together by less', async () => {
  await hold({ debit: '11.34', amount: '18.59', rate: '1.63934426', fee: '1' });
  for (const [at, amount] of ['13.94', '4.64', '0.01'].entries()) {
    expect(await capture(at + 1, amount)).toBe('released');
    expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  }
  const parts = await bank.db.query<{ debit: string }>(
    `SELECT trim_scale(debit)::text AS debit FROM transfer WHERE payment_id = 'wire-1' ORDER BY n`,
  );
  expect(parts.map(({ debit }) => debit)).toEqual(['8.51', '2.82', '0.01']);
});

test('a part is captured once, whoever asks again, and only in its turn', async () => {
  const before = await money(bank.as('ben'), BEN);
  await hold(SAME);
  for (const n of [2, 1, 1]) await capture(n, '4');
  expect(await spent(before)).toBe('5.50');
  expect(await capture(2, '11')).toBe('released');
  expect(await capture(3, '1')).toBe('released');
  expect(await spent(before)).toBe('16.50');
});

test('the rest of a hold is given back, once, and what was captured is all that is settled', async () => {
  const before = await money(bank.as('ben'), BEN);
  await hold();
  await capture(1, '5');
  for (let times = 0; times < 2; times += 1) expect(await giveBackRest()).toBe('released');
  expect(await spent(before)).toBe('4.86');
  expect((await money(bank.as('ben'), BEN)).pending).toBe('0.00');
  expect(await settle()).toBe('posted');
  expect(await outside()).toEqual({ clearing: '0', settled: '5' });
});

test('nothing is captured of a payment that nobody has approved, that is over, or beyond what it holds', async () => {
  await hold({ status: 'pending', approval_expires_at: '2026-11-16T10:10:00Z' });
  expect(await capture(1, '5')).toBe('pending');
  await bank.db.query(`SELECT payment_void(p, 'cancelled', $1) FROM payment p WHERE id = 'wire-1'`, [NOW]);
  expect(await capture(1, '5')).toBe('cancelled');
  await hold({ id: 'wire-2' });
  const beyond = bank.db.query(`SELECT payment_capture('wire-2', 1, 15.01, $1)`, [NOW]);
  await expect(beyond).rejects.toThrow('holds');
});

test('parts to an account of this bank arrive one by one, and the last ends the payment', async () => {
  const before = await money(bank.as('ana'), 10011);
  await hold({ ...SAME, rail: 'book', scheme: null, to_account: 10011, payee_customer: 1001 });
  expect(await capture(1, '5')).toBe('released');
  expect(Number((await money(bank.as('ana'), 10011)).balance) - Number(before.balance)).toBeCloseTo(5, 8);
  expect(await capture(2, '10')).toBe('posted');
  await hold({ ...SAME, id: 'wire-2', rail: 'book', scheme: null, to_account: 10011, payee_customer: 1001 });
  await bank.db.query(`SELECT payment_capture('wire-2', 1, 5, $1)`, [NOW]);
  const [over] = await bank.db.query(`SELECT (payment_give_back_rest('wire-2', $1)).status`, [NOW]);
  expect(over).toEqual({ status: 'posted' });
});

test('a part comes back after the settlement on a rail with recall, once, and the last makes it whole', async () => {
  const before = await money(bank.as('ben'), BEN);
  await hold();
  await capture(1, '15');
  await settle();
  for (let times = 0; times < 2; times += 1) expect(await returned(1, '5')).toBe('posted');
  expect(await spent(before)).toBe('8.21');
  expect(await outside()).toEqual({ clearing: '0', settled: '10' });
  expect(await ask('payment_return(now, NULL, 2)')).toBe('returned');
  expect(await spent(before)).toBe('1.50');
  expect((await newest(bank.as('ben'), BEN, 2)).map(({ transactionId }) => transactionId)).toEqual([
    'wire-1-return-2',
    'wire-1-return',
  ]);
  await expect(returned(3, '1')).resolves.toBe('returned');
});

test('a part that comes back before the settlement is not settled', async () => {
  await hold(SAME);
  await capture(1, '15');
  expect(await returned(1, '6')).toBe('released');
  expect(await settle()).toBe('posted');
  expect(await outside()).toEqual({ clearing: '0', settled: '9' });
  await expect(returned(2, '9.01')).rejects.toThrow('cannot come back');
});

test('without a number the next part comes back, whichever came back before', async () => {
  await hold(SAME);
  await capture(1, '15');
  await returned(1, '6');
  expect(await ask('payment_return(now)')).toBe('returned');
  expect(await outside()).toEqual({ clearing: '0', settled: '0' });
});

test('what was settled on a rail without recall stays where it is, also by the guard', async () => {
  await hold({ ...SAME, scheme: null });
  await capture(1, '15');
  await settle();
  expect(await returned(1, '5')).toBe('posted');
  await expect(bank.db.query(`UPDATE payment SET status = 'returned' WHERE id = 'wire-1'`)).rejects.toThrow(
    'cannot go from posted',
  );
});

test('a hold becomes less only by a part that stands beside it', async () => {
  await hold();
  const less = bank.db.query(
    `UPDATE transfer SET debit = debit - 1, status = 'posted', to_account = 1, resolved_at = at WHERE payment_id = 'wire-1'`,
  );
  await expect(less).rejects.toThrow('cannot be changed');
});

test('no rail, no payment: a scheme that carries no such currency is found out when it is ordered', async () => {
  await expect(hold({ scheme: 'Test', currency: 'RON' })).rejects.toThrow('no rail Test carries RON');
});
