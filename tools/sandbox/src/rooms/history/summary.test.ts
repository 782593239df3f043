// Rules: R2.7.20, R2.7.21, R2.7.216.
import { add, subtract } from '@bank/money';
import type { Transaction } from '@bank/protocol/history';
import { addHistory } from '../../seed/add-history';
import { moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';
import type { HistoryFilter } from './filters';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
  await send(bank.as('ana'), {
    accountId: 10011,
    amount: '3',
    currency: 'EUR',
    toEmail: 'otis@personas.test',
    note: 'Waits',
  });
});
afterAll(() => bank.close());

const summaryOf = (key: string, filter: HistoryFilter = {}) =>
  Promise.resolve(handlers.transactionSummary({ foldFees: true, ...filter }, bank.as(key)));

async function everyRow(key: string, filter: HistoryFilter = {}): Promise<Transaction[]> {
  const rows: Transaction[] = [];
  for (let pageNumber = 1; ; pageNumber++) {
    const { transactions, results } = await handlers.transactionHistory(
      { foldFees: true, ...filter, pageNumber, pageSize: 200 },
      bank.as(key),
    );
    rows.push(...transactions.transaction);
    if (rows.length >= results) return rows;
  }
}

/** What the rows add up to by hand. */
function byHand(rows: readonly Transaction[], counts: (row: Transaction) => boolean) {
  const days = new Map<string, { count: number; sums: Map<string, string> }>();
  const flows = new Map<string, { in: string; out: string }>();
  for (const row of rows) {
    const day = days.get(row.date.slice(0, 10)) ?? { count: 0, sums: new Map() };
    days.set(row.date.slice(0, 10), day);
    day.count += 1;
    if (row.status === 'rejected') continue;
    const moved = row.direction === 'in' ? row.amount : subtract('0', add(row.amount, row.fee));
    day.sums.set(row.currencyCode, add(day.sums.get(row.currencyCode) ?? '0', moved));
    if (!counts(row)) continue;
    const flow = flows.get(row.currencyCode) ?? { in: '0', out: '0' };
    flows.set(row.currencyCode, flow);
    if (row.direction === 'in') flow.in = add(flow.in, row.amount);
    else flow.out = add(flow.out, add(row.amount, row.fee));
  }
  return { days, flows };
}
const plain = (amount: string) => add(amount, '0');

test.each<[string, HistoryFilter]>([
  ['one account', { accountId: 10011 }],
  ['all accounts', {}],
  ['a month', { accountId: 10011, fromDate: '2026-03-01', toDate: '2026-03-31' }],
  ['a keyword', { keyword: 'aurora' }],
  ['what a category cost', { category: 'food' }],
  ['what was rejected', { status: 'rejected' }],
])('%s adds up to its rows: each day, and what came in and went out', async (_, filter) => {
  const rows = await everyRow('ana', filter);
  const { totals, days } = await summaryOf('ana', filter);
  const isOwn = ({ operationType }: Transaction) => operationType === 'OwnTransfer' || operationType === 'Exchange';
  const expected = byHand(rows, (row) => filter.accountId !== undefined || !isOwn(row));
  expect(rows.length).toBeGreaterThan(0);
  expect(days.map(({ day, count }) => [day, count])).toEqual(
    [...expected.days].map(([day, { count }]) => [day, count]),
  );
  for (const { day, sums } of days) {
    const nonzero = [...(expected.days.get(day)?.sums ?? [])].filter(([, amount]) => amount !== '0');
    expect(Object.fromEntries(sums.map(({ currencyCode, amount }) => [currencyCode, plain(amount)]))).toEqual(
      Object.fromEntries(nonzero),
    );
  }
  for (const { currencyCode, in: incoming, out } of totals) {
    expect({ in: plain(incoming), out: plain(out) }).toEqual(expected.flows.get(currencyCode) ?? { in: '0', out: '0' });
  }
});

test('categories add up to all that went out, and each is a filter', async () => {
  const { totals, categories } = await summaryOf('ana', { accountId: 10011 });
  const spent = categories.reduce((sum, { amount }) => add(sum, amount), '0');
  expect(spent).toBe(plain(totals[0]?.out ?? ''));
  expect(categories.map(({ category }) => category)).toContain('food');
  const food = await everyRow('ana', { accountId: 10011, category: 'food' });
  expect(food.length).toBeGreaterThan(0);
  expect(food.every(({ category }) => category === 'food')).toBe(true);
});

test('folded, fees are no rows, and the balance afterwards is the one after the fee', async () => {
  const filter = { accountId: 10011, fromDate: '2026-03-01', toDate: '2026-03-31' };
  const folded = await everyRow('ana', filter);
  const unfolded = await everyRow('ana', { ...filter, foldFees: false });
  const fees = unfolded.filter(({ feeOf }) => feeOf !== null);
  expect(fees.length).toBeGreaterThan(0);
  expect(folded).toHaveLength(unfolded.length - fees.length);
  for (const fee of fees) {
    expect(folded.find(({ transactionId }) => transactionId === fee.feeOf)).toMatchObject({
      fee: fee.amount,
      balanceAfter: fee.balanceAfter,
    });
  }
  expect((await everyRow('ana', { ...filter, transactionType: 'Fees' })).length).toBe(fees.length);
});

test('days are the reader’s where a time zone says whose they are', async () => {
  const rows = await everyRow('ana', { accountId: 10011 });
  const zone = 'Pacific/Auckland';
  const dayThere = (iso: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(iso));
  const shifted = rows.find(({ date }) => dayThere(date) !== date.slice(0, 10));
  const day = dayThere(shifted?.date ?? '');
  const { days } = await summaryOf('ana', { accountId: 10011, fromDate: day, toDate: day, timeZone: zone });
  expect(days).toMatchObject([{ day, count: rows.filter(({ date }) => dayThere(date) === day).length }]);
  expect(await refusedAt(summaryOf('ana', { timeZone: 'Mars/Olympus' }))).toMatchObject({ code: 'TA1' });
});

test("another's account is refused", async () => {
  expect(await refusedAt(summaryOf('ana', { accountId: 10021 }))).toMatchObject({ code: 'ENOA' });
});

test('a hundred thousand rows are added up, and their last page is near', async () => {
  const accountId = await addHistory(bank.db, bank.clock, 'otis', 100_000);
  const { days } = await summaryOf('otis', { accountId });
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(100_000);
  const { transactions } = await handlers.transactionHistory(
    { accountId, foldFees: true, pageNumber: 5000, pageSize: 20 },
    bank.as('otis'),
  );
  expect(transactions.transaction).toHaveLength(20);
});
