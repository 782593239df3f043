// Rules: R2.4.73, R2.3.14, R2.3.15, R2.7.9.
import type { Input } from '@bank/protocol';
import type { transactionHistory } from '@bank/protocol/history';
import { audit } from '../../qa/audit';
import { addHistory } from '../../seed/add-history';
import { moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers as transfers } from '../transfers/handlers';
import { handlers } from './handlers';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

type Ask = Omit<
  Input<typeof transactionHistory>,
  'accountId' | 'pageNumber' | 'pageSize' | 'fromAmount' | 'toAmount' | 'keyword' | 'email' | 'timeZone'
> & {
  accountId?: number;
  pageNumber?: number;
  pageSize?: number;
  fromAmount?: string;
  toAmount?: string;
  keyword?: string;
  email?: string;
  timeZone?: string;
};
const ask = (key: string, input: Ask = {}) =>
  Promise.resolve(handlers.transactionHistory({ pageNumber: 1, ...input }, bank.as(key)));
const rowsOf = async (key: string, input: Ask = {}) => (await ask(key, input)).transactions.transaction;

test('pages of 20 follow each other without gaps or doubles, newest first, to the last', async () => {
  const { results } = await ask('ana');
  const seen: string[] = [];
  const dates: string[] = [];
  for (let pageNumber = 1; pageNumber <= Math.ceil(results / 20) + 1; pageNumber++) {
    const rows = await rowsOf('ana', { pageNumber });
    expect(rows).toHaveLength(Math.max(0, Math.min(20, results - (pageNumber - 1) * 20)));
    seen.push(...rows.map((row) => row.transactionId));
    dates.push(...rows.map((row) => row.date));
  }
  expect(new Set(seen).size).toBe(results);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('the account filter, and the counts of what is not done', async () => {
  const pending = await send(bank.as('ana'), {
    accountId: 10012,
    amount: '2',
    currency: 'USD',
    toEmail: 'otis@personas.test',
    note: 'Waits',
  });
  const all = await ask('ana', { accountId: 10012 });
  expect(all.transactions.transaction[0]).toMatchObject({
    transactionId: pending.trxid,
    status: 'processing',
    balanceAfter: null,
    accountId: 10012,
    waitsFor: { what: 'confirmation', leavesAt: null, heldUntil: pending.approvalExpiresAt },
    ended: null,
  });
  expect(all.processingCount).toBe(1);
  const rejected = await ask('ana', { accountId: 10011, status: 'rejected' });
  expect(rejected.results).toBe(rejected.rejectedCount);
  expect(rejected.results).toBeGreaterThan(0);
  const done = await ask('ana', { accountId: 10012, status: 'completed' });
  expect(done.results + all.processingCount + all.rejectedCount).toBe(all.results);
});

test('what waits for its day, or for the end of the time to undo it, says so', async () => {
  await bank.db.query(`UPDATE app_user SET approve_mode = 'none' WHERE email = 'otis@personas.test'`);
  await transfers.paymentSettingsSet({ canUndo: true }, bank.as('otis'));
  const sendOn = new Date(bank.clock.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const order = { accountId: 10031, amount: '2', currency: 'EUR', toEmail: 'ben@personas.test' };
  await send(bank.as('otis'), { ...order, note: 'On a day', sendOn });
  await send(bank.as('otis'), { ...order, note: 'At once' });
  const rows = await rowsOf('otis');
  const waits = (note: string) => rows.find(({ description }) => description === note)?.waitsFor;
  expect(waits('At once')).toEqual({ what: 'moment', leavesAt: null });
  expect(waits('On a day')).toEqual({ what: 'day', leavesAt: expect.stringMatching(new RegExp(`^${sendOn}T`)) });
  expect(rows.find(({ status }) => status === 'completed')?.waitsFor).toBeNull();
});

test.each<[string, Ask, (row: Awaited<ReturnType<typeof rowsOf>>[number]) => boolean]>([
  ['type', { transactionType: 'Card' }, (row) => row.operationType === 'Card'],
  ['direction in', { transactionDirection: 'in' }, (row) => row.direction === 'in'],
  ['direction out', { transactionDirection: 'out' }, (row) => row.direction === 'out'],
  ['amounts', { fromAmount: '20', toAmount: '40.5' }, (row) => Number(row.amount) >= 20 && Number(row.amount) <= 40.5],
  ['days', { fromDate: '2026-03-01', toDate: '2026-03-31' }, (row) => row.date.startsWith('2026-03')],
  ['keyword', { keyword: 'aurora' }, (row) => row.counterpartyName === 'Café Aurora'],
  ['payee', { email: 'BEN@' }, (row) => row.counterpartyEmail === 'ben@personas.test'],
  ['status', { status: 'rejected' }, (row) => row.status === 'rejected'],
])('filtered by %s, exactly the rows that match are counted and shown', async (_, filter, matches) => {
  const everything = (
    await Promise.all(Array.from({ length: 12 }, (__, n) => rowsOf('ana', { pageNumber: n + 1, pageSize: 200 })))
  ).flat();
  const expected = everything.filter(matches).map((row) => row.transactionId);
  const { results, transactions } = await ask('ana', { ...filter, pageSize: 200 });
  expect(results).toBe(expected.length);
  expect(results).toBeGreaterThan(0);
  expect(transactions.transaction.map((row) => row.transactionId)).toEqual(expected.slice(0, 200));
});

test('a keyword is text, not a pattern', async () => {
  expect((await ask('ana', { keyword: '%' })).results).toBe(0);
  expect((await ask('ana', { keyword: '_' })).results).toBe(0);
});

test("another's account, and days and pages that are not, are refused", async () => {
  expect(await refusedAt(ask('ana', { accountId: 10021 }))).toMatchObject({ code: 'ENOA' });
  expect(await refusedAt(ask('ana', { accountId: 99_999 }))).toMatchObject({ code: 'ENOA' });
  expect(await refusedAt(ask('ana', { fromDate: '2026-02-30' }))).toMatchObject({ code: 'TA1' });
  expect(await refusedAt(ask('ana', { pageNumber: 0 }))).toMatchObject({ code: 'TA1' });
  expect(await refusedAt(ask('ana', { pageSize: 201 }))).toMatchObject({ code: 'TA1' });
});

test('a hundred thousand rows are all there, on every page of both lists, and the ledger still adds up', async () => {
  const accountId = await addHistory(bank.db, bank.clock, 'otis', 100_000);
  expect((await ask('otis', { accountId })).results).toBe(100_000);
  // The middle is where reading turns from the newest end to the oldest.
  for (const pageNumber of [1, 2500, 2501, 5000]) {
    expect((await rowsOf('otis', { accountId, pageNumber })).length).toBe(20);
    expect((await rowsOf('otis', { pageNumber })).length).toBe(20);
  }
  const result = await audit(bank.db);
  expect(result.checks.filter((check) => !check.ok)).toEqual([]);
});
