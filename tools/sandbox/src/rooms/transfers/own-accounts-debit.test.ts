// Rules: R0.94.
import { compare, decimalsOf, isZero, subtract } from '@bank/money';
import { accountTransfer, accountTransferFee } from '@bank/protocol/transfers-account';
import { full } from '@bank/run/size';
import fc from 'fast-check';
import { audit } from '../../qa/audit';
import { createParser } from '../../server/request';
import { confirm, money, moneyBank, refusedAt } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';
import { blamed, expectMost, ofUnits } from './test-either';
import { requestCaller } from './test-requests';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});

const [ANA_EUR, ANA_USD, BEN_EUR] = [10011, 10012, 10021];
const quote = (both: { fromAccountId: number; toAccountId: number }, given: object, key = 'ana') =>
  Promise.resolve(handlers.accountTransferFee({ ...both, ...given }, bank.as(key)));
const EUR_USD = { fromAccountId: ANA_EUR, toAccountId: ANA_USD };
const move = (order: object, { key = 'ana', idempotencyKey }: { key?: string; idempotencyKey?: string } = {}) =>
  Promise.resolve(
    handlers.accountTransfer(
      { fromAccount: ANA_EUR, toAccount: ANA_USD, ...order },
      { ...bank.as(key, { idempotencyKey }), bodyHash: JSON.stringify(order) },
    ),
  );
const approveMode = (mode: string) => bank.db.query(`UPDATE app_user SET approve_mode = $1`, [mode]);
const dollarMoves = (factor: string) =>
  bank.db.query(`UPDATE currency SET eur_value = round(eur_value * $1::numeric, 8) WHERE code = 'USD'`, [factor]);
test('whatever may leave, the largest amount moves whose total is not above it, and what stays is said', async () => {
  // All of a customer's accounts pay each other: currencies of every fineness, and one that takes a fee.
  await bank.db.query(`UPDATE customer SET permissions = permissions || '{own.betweenAccounts}'`);
  const accounts = await bank.db.query<{ id: number; currency: string; type: number; customer: number }>(
    `SELECT id, currency, type, customer_id AS customer FROM account WHERE status = 2 AND type <> 11 AND customer_id IS NOT NULL`,
  );
  await bank.db.query(`UPDATE account SET type = 4001 WHERE id = $1`, [ANA_USD]);
  const pairs = accounts.flatMap((from) =>
    accounts.filter((to) => to.customer === from.customer && to.id !== from.id).map((to) => ({ from, to })),
  );
  expect(new Set(pairs.map(({ from }) => decimalsOf(from.currency))).size).toBeGreaterThan(1);
  let fees = 0;
  const asked = fc.tuple(fc.constantFrom(...pairs), fc.bigInt({ min: 1n, max: 4_999_999n }));
  await fc.assert(
    fc.asyncProperty(asked, async ([{ from, to }, units]) => {
      const both = { fromAccountId: from.id, toAccountId: to.id };
      const { caller, ...context } = bank.as('ana');
      const as = { ...context, caller: caller && { ...caller, customerId: from.customer } };
      const ask = (given: object) => Promise.resolve(handlers.accountTransferFee({ ...both, ...given }, as));
      const answer = await expectMost(ask, ofUnits(units, from.currency));
      if (answer && !isZero(answer.fee)) fees += 1;
    }),
    { numRuns: full(1500) },
  );
  expect(fees).toBeGreaterThan(0);
  await bank.db.query(`UPDATE account SET type = 1001 WHERE id = $1`, [ANA_USD]);
});

test('an order by what leaves moves exactly what was quoted, and both accounts show it', async () => {
  await approveMode('none');
  const quoted = await quote(EUR_USD, { debit: '20' });
  expect(compare(quoted.total, '20')).toBeLessThanOrEqual(0);
  const before = [await money(bank.as('ana'), ANA_EUR), await money(bank.as('ana'), ANA_USD)];
  const made = await move({ debit: '20' });
  const { amount, currencyCode, fee, debitAmount, total } = quoted;
  expect(made).toMatchObject({ status: 'posted', summary: { amount, currencyCode, fee, debitAmount, total } });
  const after = [await money(bank.as('ana'), ANA_EUR), await money(bank.as('ana'), ANA_USD)];
  const changes = after.map(({ balance }, at) => subtract(balance, before[at]?.balance ?? '0'));
  expect(changes.map((change, at) => compare(change, [subtract('0', total), amount][at] ?? ''))).toEqual([0, 0]);
});

test('whatever the rate does, an order by what leaves moves what its held price said, once', async () => {
  const held = await quote(EUR_USD, { debit: '20', hold: true });
  const { amount, fee, debitAmount, exchangeRate, quoteId } = held;
  await dollarMoves('1.1');
  try {
    expect(await refusedAt(move({ debit: '21', quoteId }))).toMatchObject({ reason: 'quoteExpired' });
    expect(await refusedAt(move({ toAmount: '21', quoteId }))).toMatchObject({ reason: 'quoteExpired' });
    const made = await move({ debit: '20', quoteId });
    expect(made.summary).toMatchObject({ amount, fee, debitAmount, exchangeRate });
    expect(await refusedAt(move({ debit: '20', quoteId }))).toMatchObject({ reason: 'quoteExpired' });
    expect((await move({ debit: '20' })).summary.amount).not.toBe(amount);
    // A price for what arrives names no debit, and an expired one is none.
    const other = await quote(EUR_USD, { amount: '20', hold: true });
    expect(await refusedAt(move({ debit: other.total, quoteId: other.quoteId }))).toMatchObject({
      reason: 'quoteExpired',
    });
    const late = await quote(EUR_USD, { debit: '20', hold: true });
    bank.clock.advance(60_000);
    expect(await refusedAt(move({ debit: '20', quoteId: late.quoteId }))).toMatchObject({ reason: 'quoteExpired' });
  } finally {
    await dollarMoves('0.90909091');
  }
});

test('both of the amounts, or neither, is refused at the field, by a quote and by an order', () => {
  const [quotes, orders] = [createParser(accountTransferFee), createParser(accountTransfer)];
  const between = { fromAccount: ANA_EUR, toAccount: ANA_USD };
  expect(blamed(() => quotes({ ...EUR_USD }, 'en'))).toEqual(['TA1', ['amount']]);
  expect(blamed(() => quotes({ ...EUR_USD, amount: '1', debit: '1' }, 'en'))).toEqual(['TA1', ['debit']]);
  expect(blamed(() => orders({ ...between }, 'en'))).toEqual(['TA1', ['toAmount']]);
  expect(blamed(() => orders({ ...between, toAmount: '1', debit: '1' }, 'en'))).toEqual(['TA1', ['debit']]);
  // One is enough, also where the clean-up made a number of it.
  expect(blamed(() => quotes({ ...EUR_USD, debit: 1 }, 'en'))).toBeNull();
  expect(blamed(() => orders({ ...between, debit: '1' }, 'en'))).toBeNull();
});

test.each([
  ['nothing', '0', 'invalidAmount'],
  ['less than nothing', '-1', 'invalidAmount'],
  ['a third of a cent', '0.333', 'invalidAmount'],
  ['more than the limit', '60000', 'amountTooLarge'],
  ['more than there is', '40000', 'insufficientFunds'],
])('%s that is to leave is refused at its field, and nothing moves', async (_, debit, reason) => {
  const before = await money(bank.as('ana'), ANA_EUR);
  expect(await refusedAt(move({ debit }))).toEqual({ code: 'VF', field: 'debit', reason });
  if (reason !== 'insufficientFunds') {
    expect(await refusedAt(quote(EUR_USD, { debit }))).toEqual({ code: 'VF', field: 'debit', reason });
  }
  expect(await money(bank.as('ana'), ANA_EUR)).toEqual(before);
});

test('what buys less than a unit is too small, and says the least that may arrive', async () => {
  await bank.db.query(`UPDATE currency SET eur_value = eur_value * 1000 WHERE code = 'USD'`);
  try {
    for (const call of [quote(EUR_USD, { debit: '0.01' }), move({ debit: '0.01' })]) {
      expect(await refusedAt(call)).toMatchObject({ reason: 'amountTooSmall', field: 'debit' });
    }
  } finally {
    await bank.db.query(`UPDATE currency SET eur_value = eur_value / 1000 WHERE code = 'USD'`);
  }
});

test('a key answers the same and moves once; what arrives under it is another order', async () => {
  const first = await move({ debit: '2' }, { idempotencyKey: 'debit-1' });
  expect(await move({ debit: '2' }, { idempotencyKey: 'debit-1' })).toEqual(first);
  expect(await refusedAt(move({ toAmount: '2' }, { idempotencyKey: 'debit-1' }))).toMatchObject({
    reason: 'keyReused',
  });
});

test('with a code it waits with what was quoted on hold, and moves that', async () => {
  await approveMode('otp');
  const quoted = await quote(EUR_USD, { debit: '15' });
  const before = await money(bank.as('ana'), ANA_EUR);
  const made = await move({ debit: '15' });
  expect(made).toMatchObject({ status: 'pending', summary: { amount: quoted.amount, total: quoted.total } });
  expect(compare((await money(bank.as('ana'), ANA_EUR)).available, subtract(before.available, quoted.total))).toBe(0);
  const done = await confirm(bank.as('ana'), made.trxid, bank.sent.at(-1)?.code ?? '');
  expect(done).toMatchObject({ status: 'posted', summary: { amount: quoted.amount, total: quoted.total } });
  await approveMode('none');
});

test('at access level 3 another user approves what was quoted', async () => {
  const [other] = await bank.db.query<{ id: number }>(
    'SELECT id FROM account WHERE customer_id = 1005 AND id <> 10051 AND type = 1001',
  );
  const both = { fromAccountId: 10051, toAccountId: other?.id ?? 0 };
  const quoted = await quote(both, { debit: '3' }, 'lev');
  const made = await move({ fromAccount: 10051, toAccount: other?.id, debit: '3' }, { key: 'lev' });
  expect(made).toMatchObject({ status: 'created', summary: { amount: quoted.amount, total: quoted.total } });
  const { decide } = requestCaller(() => bank);
  expect(await decide(bank.as('abel'), [made.trxid])).toMatchObject({ status: 'approved' });
});

test('what repeats, and what waits for its day, keeps the amount that arrives', async () => {
  const quoted = await quote(EUR_USD, { debit: '5' });
  const monthly = await move({ debit: '5', subscriptionPeriod: 'month' });
  const [kept] = await bank.db.query<{ amount: string }>(
    'SELECT money_text(amount) AS amount FROM subscription WHERE id = $1',
    [monthly.trxid],
  );
  expect(kept?.amount).toBe(quoted.amount);
  const sendOn = new Date(bank.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const dated = await move({ debit: '5', sendOn });
  expect(dated).toMatchObject({ status: 'held', summary: { amount: quoted.amount, total: quoted.total } });
});

test('out of the account of another nothing is quoted and nothing moves', async () => {
  expect(await refusedAt(quote({ ...EUR_USD, fromAccountId: BEN_EUR }, { debit: '1' }))).toMatchObject({
    code: 'ENOA',
  });
  expect(await refusedAt(move({ fromAccount: BEN_EUR, debit: '1' }))).toMatchObject({ code: 'ENOA' });
});
