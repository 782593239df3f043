// Rules: I4, I5, I11.
import { auditedForEachTest, money, newest } from '../server/test-caller';
import { takeBack } from './take-back';
import { BEN, NOW, WIRE } from './test-wire';

// A payment inside the bank that nobody ordered: captured in parts, and taken back from a payee who may have too little.

const bank = auditedForEachTest();

/** Ana's account in euro, where the money goes. */
const ANA = 10011;
/** Held on Ben's account in euro for Ana: fifteen euro, without a maker. */
const CLAIM = {
  ...WIRE,
  ...{ id: 'claim-1', kind: 'P2P', rail: 'book', created_by: null, to_account: ANA, status: 'pending' },
  ...{ payee: { kind: 'customer', name: 'Ana Ionescu' }, payee_customer: 1001 },
  ...{ debit: '15', amount: '15', currency: 'EUR', rate: '1', fee: '0' },
};
const claim = (change: object = {}) =>
  bank.db.query('SELECT payment_take(jsonb_populate_record(NULL::payment, $1), $2)', [{ ...CLAIM, ...change }, NOW]);
const capture = (n: number, amount: string) =>
  bank.db.query('SELECT payment_capture($1, $2, $3, $4)', ['claim-1', n, amount, NOW]);
const back = (part: number, amount: string | null) =>
  bank.db.transaction((tx) => takeBack(tx, { paymentId: 'claim-1', part, amount }, bank.as('ana')));
const status = async () =>
  (await bank.db.query<{ status: string }>(`SELECT status FROM payment WHERE id = 'claim-1'`))[0]?.status;
const balances = async () =>
  [await money(bank.as('ben'), BEN), await money(bank.as('ana'), ANA)].map(({ balance }) => Number(balance));
let rest = '';
/** Leaves so much free on Ana's account: the rest is held for another payment. */
async function leave(free: string): Promise<void> {
  if (rest !== '')
    await bank.db.query(`SELECT payment_void(p, 'cancelled', $2) FROM payment p WHERE id = $1`, [rest, NOW]);
  const { available } = await money(bank.as('ana'), ANA);
  rest = `rest-of-${free}`;
  const amount = (Number(available) - Number(free)).toFixed(2);
  await claim({
    ...{ id: rest, customer_id: 1001, from_account: ANA, to_account: BEN, payee_customer: 1002 },
    ...{ debit: amount, amount },
  });
}
beforeEach(() => {
  rest = '';
});

test('captured in three parts and taken back in two, it ends where it began', async () => {
  const [ben = 0, ana = 0] = await balances();
  await claim();
  for (const n of [1, 2, 3]) await capture(n, '5');
  expect(await status()).toBe('posted');
  expect(await balances()).toEqual([ben - 15, ana + 15]);
  expect(await back(1, '4')).toEqual({ back: '4.00', short: '0.00' });
  expect(await balances()).toEqual([ben - 11, ana + 11]);
  expect(await status()).toBe('posted');
  expect(await back(2, null)).toEqual({ back: '11.00', short: '0.00' });
  expect(await balances()).toEqual([ben, ana]);
  expect(await status()).toBe('returned');
});

test('a payee who has too little gives what is free, twice, and the answer says what could not come', async () => {
  await claim();
  await capture(1, '15');
  const [ben = 0] = await balances();
  await leave('6');
  expect(await back(1, '10')).toEqual({ back: '6.00', short: '4.00' });
  await leave('2.50');
  expect(await back(2, null)).toEqual({ back: '2.50', short: '6.50' });
  expect((await balances())[0]).toBe(ben + 8.5);
  expect(await status()).toBe('posted');
  // Nothing is free now: no part comes back, and its number may ask again.
  expect(await back(3, '1')).toEqual({ back: '0.00', short: '1.00' });
  await leave('1');
  expect(await back(3, '1')).toEqual({ back: '1.00', short: '0.00' });
});

test('the same number asked again moves nothing, answers alike and tells nobody, also of many at once', async () => {
  await claim();
  await capture(1, '15');
  await leave('6');
  const told = bank.notices.length;
  const first = await back(1, '10');
  const [ben] = await balances();
  expect(await Promise.all([back(1, '10'), back(1, '10')])).toEqual([first, first]);
  expect((await balances())[0]).toBe(ben);
  expect(bank.notices.slice(told).map(({ customerId, subject, text }) => [customerId, subject, text])).toEqual([
    [1001, 'Money was taken back', 'A payment from Ben Ortega was taken back: 6.00 EUR has left your account.'],
    [1002, 'Money came back', '6.00 EUR from Ana Ionescu is in your account again.'],
  ]);
  // A number that is not the next one is nobody's.
  expect(await back(7, '1')).toEqual({ back: '0.00', short: '1.00' });
});

test('each of the two sees the other in the history', async () => {
  await claim();
  await capture(1, '15');
  await back(1, '4');
  const [left] = await newest(bank.as('ana'), ANA, 1);
  expect(left).toMatchObject({
    ...{ transactionId: 'claim-1-return', operationType: 'Refund', direction: 'out', amount: '4.00' },
    counterpartyName: 'Ben Ortega',
  });
  const [came] = await newest(bank.as('ben'), BEN, 1);
  expect(came).toMatchObject({
    ...{ transactionId: 'claim-1-return', operationType: 'Refund', direction: 'in', amount: '4.00' },
    counterpartyName: 'Ana Ionescu',
  });
});

test('what a customer ordered is not taken back, nor what has not arrived', async () => {
  const [before] = await balances();
  await claim({ created_by: 2, status: 'released' });
  expect(await back(1, '5')).toEqual({ back: '0.00', short: '5.00' });
  expect(await status()).toBe('posted');
  expect((await balances())[0]).toBe((before ?? 0) - 15);
  await expect(bank.db.query(`UPDATE payment SET status = 'returned' WHERE id = 'claim-1'`)).rejects.toThrow(
    /cannot go from posted to returned/,
  );
});

test('while a part of it is still held, none comes back', async () => {
  await claim();
  await capture(1, '5');
  expect(await back(1, '5')).toEqual({ back: '0.00', short: '5.00' });
  expect(await status()).toBe('released');
});

test('more than has arrived is refused', async () => {
  await claim();
  await capture(1, '15');
  await expect(back(1, '16')).rejects.toThrow('cannot come back');
  await expect(back(1, '0')).rejects.toThrow('cannot come back');
});

test('between currencies the payer gets their share of what left, rounded down, and the last part makes it whole', async () => {
  const inDollars = { debit: '10.01', amount: '11.23', currency: 'USD', rate: '1.12187813', to_account: null };
  await claim(inDollars);
  await capture(1, '11.23');
  const [ben = 0] = await balances();
  expect(await back(1, '3.33')).toEqual({ back: '3.33', short: '0.00' });
  expect((await balances())[0]).toBeCloseTo(ben + 2.96, 8);
  expect(await back(2, null)).toEqual({ back: '7.90', short: '0.00' });
  expect((await balances())[0]).toBeCloseTo(ben + 10.01, 8);
});

test('a connection that is lost before the commit has taken nothing, and tells nobody', async () => {
  await claim();
  await capture(1, '15');
  const before = await balances();
  const told = bank.notices.length;
  await expect(
    bank.db.transaction(async (tx) => {
      await tx.query('SELECT payment_take_back($1, $2, 5, 1)', ['claim-1', NOW]);
      await tx.query('SELECT pg_terminate_backend(pg_backend_pid())');
    }),
  ).rejects.toThrow();
  expect(await balances()).toEqual(before);
  expect(bank.notices.slice(told)).toEqual([]);
  expect(await back(1, '5')).toEqual({ back: '5.00', short: '0.00' });
});
