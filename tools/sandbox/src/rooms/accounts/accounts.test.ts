// Rules: R0.34, R2.3.3, R2.5.2, R2.7.1, R2.7.2, R2.7.17, R2.7.18, R2.7.19.
import { confirm, moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const inquiry = async (key: string) => (await handlers.balanceInquiry({}, bank.as(key))).accounts.account;

test('a customer sees their own accounts, with what may be spent of each', async () => {
  const accounts = await inquiry('ana');
  expect(accounts.map((one) => [one.name, one.currencyCode, one.isCrypto])).toEqual([
    ['Everyday', 'EUR', false],
    ['Dollars', 'USD', false],
    ['Cont curent', 'RON', false],
    ['Bitcoin wallet', 'BTC', true],
    ['Prepaid card', 'EUR', false],
  ]);
  const wallet = accounts[3];
  expect(wallet?.walletAddress).toMatch(/^sbx1[0-9a-f]{38}$/);
  // What remains of a prepayment is |minimum| + balance (I2).
  const prepaid = accounts[4];
  expect(Number(prepaid?.available)).toBeCloseTo(300 + Number(prepaid?.balance), 2);
  expect(prepaid).toMatchObject({ type: 4001, subType: 'PREPAID', accountBalanceMin: '-300.00' });
});

test('an employee sees the accounts of the company, an administrator none', async () => {
  expect(await inquiry('rhea')).toEqual(await inquiry('olivia'));
  expect(await inquiry('ada')).toEqual([]);
});

test('the balance history ends with the balance, and an account of another is not shown', async () => {
  const ask = (accountId: number, fromDate: string, toDate: string, lang = 'en') =>
    Promise.resolve(handlers.balanceHistory({ accountId, fromDate, toDate }, bank.as('ana', { lang })));
  const { points } = await ask(10011, '2025-10-01', '2026-11-16');
  expect(points).toHaveLength(412);
  expect(points[0]).toEqual({ date: '2025-10-01', balance: '0.00' });
  const [everyday] = await inquiry('ana');
  expect(points.at(-1)).toEqual({ date: '2026-11-16', balance: everyday?.balance });
  const { rows } = await bank.pool.query(
    `SELECT sum(amount)::float8 AS fold FROM entry WHERE account_id = 10011 AND at < '2026-03-02T00:00:00Z'`,
  );
  expect(Number(points.find((point) => point.date === '2026-03-01')?.balance)).toBeCloseTo(rows[0].fold, 2);
  expect(await refusedAt(ask(10021, '2026-01-01', '2026-01-02'))).toMatchObject({ code: 'ENOA' });
  expect(await refusedAt(ask(10011, '2026-02-30', '2026-03-02'))).toMatchObject({ code: 'TA1' });
  expect(await refusedAt(ask(10011, '2026-03-02', '2026-03-01'))).toMatchObject({ code: 'TA1' });
});

test.each([
  ['EUR', 'EUR', '1'],
  ['eur', 'EUR', '1'],
  ['', 'USD', '1'],
  ['EUR', 'USD', '1.08695652'],
  ['BTC', 'EUR', '58000'],
  ['EUR', 'BTC', '0.00001724'],
])('one %s is worth %s %s', async (fromCurrencyCode, toCurrencyCode, rate) => {
  expect(await handlers.exchangeRate({ fromCurrencyCode, toCurrencyCode }, bank.as('ana'))).toEqual({ rate });
});

test('a currency the bank does not have is refused', async () => {
  const ask = Promise.resolve(
    handlers.exchangeRate({ fromCurrencyCode: 'EUR', toCurrencyCode: 'XXX' }, bank.as('ana')),
  );
  expect(await refusedAt(ask)).toMatchObject({ code: 'VF' });
});

test('between currencies the debit is rounded up, and the rest is on the rounding account (I6)', async () => {
  const before = await bank.pool.query(`SELECT coalesce(sum(amount), 0) AS sum FROM entry WHERE account_id = 13`);
  const { trxid, summary } = await send(bank.as('ana'), {
    accountId: 10011,
    amount: '0.00012345',
    currency: 'BTC',
    toEmail: 'otis@personas.test',
  });
  await confirm(bank.as('ana'), trxid, bank.sent.at(-1)?.code ?? '');
  // 0.00012345 / 0.00001724 = 7.16067285…, paid as 7.17
  expect(summary).toMatchObject({ exchangeRate: '0.00001724', debitAmount: '7.17', fee: '0.10', total: '7.27' });
  const { rows } = await bank.pool.query(
    'SELECT line, currency, trim_scale(amount)::text AS amount FROM entry WHERE payment_id = $1 ORDER BY line',
    [trxid],
  );
  expect(rows.map((row) => [row.line, row.currency, row.amount])).toEqual([
    [1, 'EUR', '-7.17'],
    [2, 'EUR', '-0.1'],
    [3, 'BTC', '0.00012345'],
    [10, 'EUR', '0.1'],
    [11, 'EUR', '7.16067285'],
    [12, 'EUR', '0.00932715'],
    [13, 'BTC', '-0.00012345'],
  ]);
  const after = await bank.pool.query(`SELECT sum(amount) AS sum FROM entry WHERE account_id = 13`);
  expect(Number(after.rows[0].sum) - Number(before.rows[0].sum)).toBeCloseTo(0.00932715, 8);
});

const rateOf = async (from: string, to: string) => {
  const { rates } = await handlers.defaultRatesList({}, bank.as('ana'));
  return rates.rate.find(({ fromCurrencyCode, toCurrencyCode }) => fromCurrencyCode === from && toCurrencyCode === to);
};

test('the list of rates says what the single call says, and since when: 08:30 of the last morning', async () => {
  const { ratesAt, rates } = await handlers.defaultRatesList({}, bank.as('ana'));
  expect(ratesAt).toMatch(/T08:30:00\.000Z$/);
  const age = bank.clock.now() - Date.parse(ratesAt);
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(86_400_000);
  expect(rates.rate).toHaveLength(9 * 8);
  for (const [fromCurrencyCode = '', toCurrencyCode = ''] of [
    ['EUR', 'USD'],
    ['BTC', 'RON'],
  ]) {
    const { rate } = await handlers.exchangeRate({ fromCurrencyCode, toCurrencyCode }, bank.as('ana'));
    expect(await rateOf(fromCurrencyCode, toCurrencyCode)).toMatchObject({ rate });
  }
});

test('the history of the total ends with what all open accounts are worth, prepayments as they are shown (R2.3.3)', async () => {
  const ask = (currencyCode: string, fromDate = '2026-11-01') =>
    Promise.resolve(handlers.totalHistory({ currencyCode, fromDate, toDate: '2026-11-21' }, bank.as('ana')));
  const { points } = await ask('EUR');
  expect(points).toHaveLength(21);
  const worth = (await inquiry('ana')).map(async ({ balance, currencyCode, type, accountBalanceMin }) => {
    const { rate = '1' } = (await rateOf(currencyCode, 'EUR')) ?? {};
    return (Number(balance) + (type === 4001 ? Math.abs(Number(accountBalanceMin)) : 0)) * Number(rate);
  });
  const total = (await Promise.all(worth)).reduce((sum, each) => sum + each, 0);
  expect(Number(points.at(-1)?.balance)).toBeCloseTo(total, 1);
  expect(await refusedAt(ask('XXX'))).toMatchObject({ code: 'VF' });
  expect(await refusedAt(ask('EUR', '2026-11-22'))).toMatchObject({ code: 'TA1' });
});

test('spending of two months ends on the same day, counts fees, and leaves out money between own accounts', async () => {
  const { spending } = await handlers.monthSpending({ today: '2026-11-16' }, bank.as('ana'));
  expect(spending.map(({ currencyCode }) => currencyCode)).toContain('EUR');
  const spent = async (from: string, to: string) => {
    const { rows } = await bank.pool.query(
      `SELECT coalesce(-sum(amount), 0)::float8 AS spent FROM entry WHERE account_id IN (10011, 10015) AND amount < 0
         AND operation_type NOT IN ('OwnTransfer', 'Exchange') AND at >= $1 AND at < $2`,
      [`${from}T00:00:00Z`, `${to}T00:00:00Z`],
    );
    return Number(rows[0].spent);
  };
  const euro = spending.find(({ currencyCode }) => currencyCode === 'EUR');
  expect(Number(euro?.thisMonth)).toBeCloseTo(await spent('2026-11-01', '2026-11-17'), 2);
  expect(Number(euro?.lastMonth)).toBeCloseTo(await spent('2026-10-01', '2026-10-17'), 2);
  expect(Number(euro?.lastMonth)).toBeGreaterThan(0);
  expect(
    await refusedAt(Promise.resolve(handlers.monthSpending({ today: '2026-02-30' }, bank.as('ana')))),
  ).toMatchObject({ code: 'TA1' });
});
