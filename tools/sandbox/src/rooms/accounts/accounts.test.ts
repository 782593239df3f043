// Rules: R0.34, R2.3.3, R2.5.2, R2.7.1, R2.7.2.
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
