import { auditedForEachTest, money, newest } from '../server/test-caller';
import { BEN, NOW, WIRE } from './test-wire';

// A payment that leaves the bank: to clearing when it is released, outside when it is settled, back when it is returned. The
// stations are walked here by a kind of the test's own.

const bank = auditedForEachTest();

const take = (change: object) =>
  bank.db.query('SELECT payment_take(jsonb_populate_record(NULL::payment, $1), $2)', [{ ...WIRE, ...change }, NOW]);
const step = async (name: string) =>
  (
    await bank.db.query<{ status: string }>(
      name === 'release'
        ? `SELECT (payment_release(p, $1)).status FROM payment p WHERE id = 'wire-1'`
        : `SELECT (${name}('wire-1', $1)).status`,
      [NOW],
    )
  )[0]?.status;
const balanceOf = async (own: string) => {
  const [row] = await bank.db.query<{ sum: string }>(
    `SELECT trim_scale(coalesce(sum(amount), 0))::text AS sum FROM entry
     WHERE payment_id = 'wire-1' AND account_id = (SELECT ${own}_account FROM rail WHERE name = 'clearing' AND currency = 'CAD')`,
  );
  return row?.sum;
};

test('released at once it is in clearing, and settled outside; settling twice settles once', async () => {
  const before = await money(bank.as('ben'), BEN);
  await take({ status: 'released' });
  expect(await balanceOf('clearing')).toBe('15');
  expect(Number((await money(bank.as('ben'), BEN)).balance)).toBeCloseTo(Number(before.balance) - 11.56, 8);
  expect(await step('payment_settle')).toBe('posted');
  expect(await step('payment_settle')).toBe('posted');
  expect(await step('payment_return')).toBe('posted');
  expect([await balanceOf('clearing'), await balanceOf('settle')]).toEqual(['0', '15']);
});

test('held first, it is released when it is approved', async () => {
  const before = await money(bank.as('ben'), BEN);
  await take({ status: 'pending', approval_expires_at: '2026-11-16T10:10:00Z' });
  expect((await money(bank.as('ben'), BEN)).pending).toBe('11.56');
  expect(await balanceOf('clearing')).toBe('0');
  expect(await step('payment_settle')).toBe('pending');
  expect(await step('release')).toBe('released');
  expect(await money(bank.as('ben'), BEN)).toMatchObject({ pending: before.pending });
  expect(await balanceOf('clearing')).toBe('15');
});

test('returned, the payer has the whole debit again in its currency, as a row of its own; the fee was for the attempt', async () => {
  const before = await money(bank.as('ben'), BEN);
  await take({ status: 'released' });
  expect(await step('payment_return')).toBe('returned');
  expect(await step('payment_settle')).toBe('returned');
  expect(Number((await money(bank.as('ben'), BEN)).balance)).toBeCloseTo(Number(before.balance) - 1.5, 8);
  expect(await balanceOf('clearing')).toBe('0');
  const [back, fee, out] = await newest(bank.as('ben'), BEN, 3);
  expect(back).toMatchObject({
    transactionId: 'wire-1-return',
    operationType: 'Refund',
    direction: 'in',
    amount: '10.06',
    counterpartyName: 'Acme',
  });
  expect([fee?.transactionId, out?.transactionId]).toEqual(['wire-1-fee', 'wire-1']);
});

test('returned to an account in a coin, the exchange is turned round, and nothing of it is called rounding (I6)', async () => {
  const before = await money(bank.as('ana'), 10014);
  const coin = { customer_id: 1001, created_by: 1, from_account: 10014, debit: '0.00038776', debit_currency: 'BTC' };
  await take({ ...coin, status: 'released', amount: '22.49', currency: 'EUR', fee: '0.0000104', rate: '58000' });
  expect(await step('payment_return')).toBe('returned');
  expect(Number((await money(bank.as('ana'), 10014)).balance)).toBeCloseTo(Number(before.balance) - 0.0000104, 8);
  const lines = await bank.db.query(
    `SELECT line, trim_scale(amount)::text AS amount FROM entry
     WHERE payment_id = 'wire-1' AND step = 'return' AND line > 10 ORDER BY line`,
  );
  expect(lines).toEqual([
    { line: 11, amount: '22.49' },
    { line: 13, amount: '-0.00038776' },
  ]);
});
