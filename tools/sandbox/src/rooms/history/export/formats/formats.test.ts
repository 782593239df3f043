// Rules: R0.190, R2.7.9, R2.7.24, S10.
import { add, subtract } from '@bank/money';
import type { Transaction } from '@bank/protocol/history';
import type { ExportFormat, ExportStatus } from '@bank/protocol/history-export';
import { full } from '@bank/run/size';
import { CashManagementEndOfDayReport } from 'iso20022.js';
import { read as readMt940 } from 'mt940-js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Ofx } from 'ofx-data-extractor';
import readXlsx from 'read-excel-file/node';
import { validateXML } from 'xmllint-wasm';
import { readPaper } from '../../../../platform/papers/test-read-paper';
import { addHistory } from '../../../../seed/add-history';
import { clientOf } from '../../../../server/test-client';
import { testBank } from '../../../../testing';
import type { TestBank } from '../../../../testing';
import { statementFile, tableFile } from './index';
import type { StatementFormat } from './index';
import type { BookedEntry, Pieces, StatementSource, TableSource } from './source';

const ACCOUNT = 10011;
const SCHEMA = readFileSync(join(__dirname, 'camt053-rules.xsd'), 'utf8');

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let token = '';
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  token = (await client.signIn('ana')).accessToken;
});
afterAll(() => bank.close());

const call = async <T>(method: string, input: object) =>
  (await client.call(token, method, input)).json<T & { responseCode: string }>();

/** The file of an export as the customer gets it. */
async function made(format: ExportFormat, filter: object = {}): Promise<{ content: Buffer; status: ExportStatus }> {
  const { exportId } = await call<{ exportId: string }>('exportStart', { accountId: ACCOUNT, format, ...filter });
  await bank.tick();
  const status = await call<ExportStatus>('exportStatus', { exportId });
  expect(status).toMatchObject({ status: 'ready', format });
  const answer = await client.get(`/history/exports/${exportId}`, { authorization: `Bearer ${token}` });
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${status.fileName}"`);
  expect(answer.rawPayload).toHaveLength(status.bytes ?? -1);
  return { content: answer.rawPayload, status };
}

/** What the ledger itself says of an account in a period. */
async function ledger({ accountId = ACCOUNT, from = '2000-01-01', to = '2100-01-01' } = {}) {
  const [found] = await bank.db.query<
    Record<'credit' | 'debit' | 'opening' | 'closing', string> & { count: number; credits: number }
  >(
    `SELECT count(*)::int AS count, count(*) FILTER (WHERE amount > 0)::int AS credits,
       coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::text AS credit, coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::text AS debit,
       (SELECT coalesce(sum(amount), 0)::text FROM entry WHERE account_id = $1 AND at < $2::timestamptz) AS opening,
       (SELECT coalesce(sum(amount), 0)::text FROM entry WHERE account_id = $1 AND at < $3::timestamptz) AS closing
     FROM entry WHERE account_id = $1 AND at >= $2::timestamptz AND at < $3::timestamptz`,
    [accountId, from, to],
  );
  if (!found) throw new Error('no such account');
  const { credit, debit, opening, closing, ...counts } = found;
  return { ...counts, credit: plain(credit), debit: plain(debit), opening: plain(opening), closing: plain(closing) };
}
const plain = (amount: string) => add(amount, '0');
const sum = (amounts: readonly (string | number)[]) =>
  amounts.reduce<string>((total, amount) => add(total, String(amount)), '0');
/** Floating point of a reader, which keeps two decimals of these amounts. */
const signed = (amount: number, isCredit: boolean) => String(isCredit ? amount : -amount);

describe('statements', () => {
  test('camt.053 keeps the rules of its schema, and another reader finds the balances and entries of the ledger', async () => {
    const { content, status } = await made('camt053');
    const known = await ledger();
    expect(status).toMatchObject({ rows: known.count });
    expect(status.fileName).toMatch(/\.xml$/);
    await expectValid(content.toString());
    const [statement] = CashManagementEndOfDayReport.fromXML(content.toString()).statements;
    const entries = statement?.entries ?? [];
    expect(entries).toHaveLength(known.count);
    expect(statement).toMatchObject({ numOfEntries: known.count });
    // Its reader counts in cents.
    const cents = (isCredit: boolean) =>
      entries
        .filter((entry) => (entry.creditDebitIndicator === 'credit') === isCredit)
        .map(({ amount }) => Math.round(amount));
    expect([sum(cents(true)), sum(cents(false))]).toEqual([inCents(known.credit), inCents(known.debit)]);
    expect(statement?.balances.map(({ amount }) => String(Math.round(amount)))).toEqual([
      inCents(known.opening),
      inCents(known.closing),
    ]);
  });

  test('camt.053 of a prepayment keeps the rules of its schema as well (R2.3.3)', async () => {
    const { content } = await made('camt053', { accountId: 10015 });
    expect(content.toString()).toContain('<Cd>CLAV</Cd>');
    await expectValid(content.toString());
  });

  test('MT940 is read by another reader, entry by entry', async () => {
    const { content } = await made('mt940', { fromDate: '2026-03-01', toDate: '2026-03-31' });
    const known = await ledger({ from: '2026-03-01', to: '2026-04-01' });
    expect(known.count).toBeGreaterThan(0);
    // Letters outside of the alphabet of SWIFT would show here.
    expect(content.toString()).toMatch(/^[A-Za-z0-9/\-?:().,'+ \r\n]+$/);
    const [statement] = await readMt940(content);
    const { transactions = [], openingBalance, closingBalance } = statement ?? {};
    expect(transactions).toHaveLength(known.count);
    expect(sum(transactions.map(({ amount, isCredit }) => signed(amount, isCredit)))).toBe(
      subtract(known.credit, known.debit),
    );
    expect(openingBalance).toMatchObject({ currency: 'EUR', date: '2026-03-01' });
    expect([openingBalance?.value, closingBalance?.value].map(String)).toEqual([known.opening, known.closing]);
  });

  test('OFX is valid to another reader, entry by entry, and no two entries share an id', async () => {
    const { content } = await made('ofx');
    const known = await ledger();
    const read = new Ofx(content.toString());
    expect(read.validate()).toMatchObject({
      isValid: true,
      errors: [],
      stats: { totalTransactions: known.count, duplicatedFitIds: 0 },
    });
    const amounts = read.getBankTransferList().map(({ TRNAMT }) => String(TRNAMT));
    expect(sum(amounts)).toBe(subtract(known.credit, known.debit));
    expect(content.toString()).toContain(`<BALAMT>${Number(known.closing).toFixed(2)}</BALAMT>`);
  });

  test.each<[string, object, string]>([
    ['all accounts', { accountId: undefined }, 'wholeAccountOnly'],
    ['a filter', { keyword: 'aurora' }, 'wholeAccountOnly'],
    ['a crypto currency', { accountId: 10013 }, 'noSuchCurrency'],
  ])('a statement is refused for %s', async (_what, filter, reason) => {
    const [crypto] = await bank.db.query<{ id: number }>(
      `SELECT id FROM account WHERE customer_id = (SELECT customer_id FROM account WHERE id = $1) AND is_crypto`,
      [ACCOUNT],
    );
    const accountId = reason === 'noSuchCurrency' ? crypto?.id : ACCOUNT;
    const answer = await client.call(token, 'exportStart', {
      accountId,
      format: 'camt053',
      ...filter,
      ...(reason === 'noSuchCurrency' && { accountId }),
    });
    expect(answer.json()).toMatchObject({ responseCode: 'VF', reason });
  });

  test('an empty period is a statement of two equal balances', async () => {
    const { content } = await made('camt053', { fromDate: '2001-01-01', toDate: '2001-01-31' });
    await expectValid(content.toString());
    expect(content.toString().match(/<Amt Ccy="EUR">0.00<\/Amt>/g)).toHaveLength(2);
  });
});

test.each([
  ['camt053', '<Id><IBAN>LU', /<IBAN>LU\d{18}<\/IBAN>/],
  ['mt940', ':25:LU', /^:25:LU\d{18}\r$/m],
  ['ofx', '<ACCTID>LU', /<ACCTID>LU\d{18}<\/ACCTID>/],
] as const)('%s names the account by its IBAN', async (format, beginning, whole) => {
  const { content } = await made(format, { accountId: ACCOUNT, fromDate: '2001-01-01', toDate: '2001-01-01' });
  expect(content.toString()).toContain(beginning);
  expect(content.toString()).toMatch(whole);
});

test('OFX has room for 22 letters: a longer IBAN gives way to the number of the bank', async () => {
  const portuguese = { ...statement([]).account, number: 'PT50077400010000001001172', ownNumber: '10011' };
  const content = Buffer.concat(await piecesOf(statementFile('ofx', { ...statement([]), account: portuguese })));
  expect(content.toString()).toContain('<ACCTID>10011</ACCTID>');
});

describe('tables', () => {
  test('a workbook holds every digit of the ledger as numbers', async () => {
    const { content } = await made('xlsx');
    const known = await ledger();
    const [head, ...rows] = await workbook(content);
    expect(head?.slice(6, 8)).toEqual(['Money in', 'Money out']);
    const booked = rows.filter((row) => row[2] === 'Completed');
    expect(booked).toHaveLength(known.count);
    const column = (index: number) => booked.flatMap((row) => (typeof row[index] === 'number' ? [row[index]] : []));
    expect([sum(column(6)), sum(column(7))]).toEqual([known.credit, known.debit]);
    expect(rows[0]?.[0]).toBeInstanceOf(Date);
  });

  test('a paper has every row and its heads on every page', async () => {
    const { content } = await made('pdf', { keyword: 'aurora' });
    const { results } = await call<{ results: number }>('transactionHistory', {
      accountId: ACCOUNT,
      keyword: 'aurora',
      pageNumber: 1,
    });
    const pages = readPaper(content);
    expect(pages[0]).toContain('Transactions: Everyday');
    expect(pages.join(' ').match(/Café Aurora/g)).toHaveLength(results);
    for (const page of pages) expect(page).toContain('Money out');
  });

  test('what the font of a paper lacks is a sign of its own, in rows and in the title', async () => {
    const rows = [row({ counterpartyName: 'Ștefan Щука', description: '日本 🏦 שלום' })];
    const source = { ...table(rows), accountName: '貯金' };
    const [page = ''] = readPaper(Buffer.concat(await piecesOf(tableFile('pdf', source))));
    expect(page).toContain('Transactions: \ufffd\ufffd');
    expect(page).toContain('Ștefan Щука \ufffd\ufffd \ufffd \ufffd\ufffd\ufffd\ufffd');
  });

  test('nothing in a workbook is a formula', async () => {
    const rows = [row({ counterpartyName: '=HYPERLINK("http://evil.example")', description: '@SUM(1)' })];
    const content = Buffer.concat(await piecesOf(tableFile('xlsx', table(rows))));
    const [, read] = await workbook(content);
    expect(read?.slice(3, 6)).toEqual(['=HYPERLINK("http://evil.example")', null, '@SUM(1)']);
  });

  test('an amount that a spreadsheet cannot hold is kept as text, digit by digit', async () => {
    const amount = '1234567890123.12345678';
    const content = Buffer.concat(await piecesOf(tableFile('xlsx', table([row({ amount })]))));
    expect((await workbook(content))[1]?.[7]).toBe(amount);
  });
});

/** Text that customers and shops could have written. */
const NAUGHTY = [
  '<script>&amp;]]>',
  ':61:2611221122D1,00NTRF',
  '-}\r\n:20:X',
  'Ștefan Щука 日本 🏦',
  '\u0000\u0008\ud800 x',
  'x'.repeat(500),
  '   ',
  '',
];

test.each<StatementFormat>(['camt053', 'mt940', 'ofx'])('%s stays itself whatever customers write', async (format) => {
  const entries = NAUGHTY.map((text, index) =>
    entry({ transactionId: `T${index}`, counterpartyName: text, description: text }),
  );
  const content = Buffer.concat(await piecesOf(statementFile(format, statement(entries)))).toString();
  if (format === 'camt053') await expectValid(content);
  else if (format === 'ofx')
    expect(new Ofx(content).validate()).toMatchObject({ errors: [], stats: { totalTransactions: NAUGHTY.length } });
  else {
    const read = await readMt940(Buffer.from(content));
    expect(read).toHaveLength(1);
    expect(read[0]?.transactions.map(({ amount }) => amount)).toEqual(NAUGHTY.map(() => 12.5));
  }
});

test.each(['xlsx', 'pdf'] as const)('%s: of twenty thousand rows only a thousand are in memory', async (format) => {
  const accountId = await addHistory(bank.db, bank.clock, 'ana', 20_000);
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const { status } = await made(format, { accountId });
  clearInterval(watch);
  expect(status).toMatchObject({ rows: 20_000 });
  expect(most - before).toBeLessThan(200 * 1024 * 1024);
});

test('a long statement adds up to the ledger', async () => {
  const count = full(100_000);
  const accountId = await addHistory(bank.db, bank.clock, 'ana', count);
  const known = await ledger({ accountId });
  const { content, status } = await made('camt053', { accountId });
  expect(status).toMatchObject({ rows: count });
  const amounts = [
    ...content.toString().matchAll(/<Ntry><NtryRef>\d+<\/NtryRef><Amt Ccy="EUR">([\d.]+)<\/Amt><CdtDbtInd>(\w+)/g),
  ];
  const of = (direction: string) =>
    sum(amounts.filter((found) => found[2] === direction).map((found) => found[1] ?? ''));
  expect([of('CRDT'), of('DBIT')]).toEqual([known.credit, known.debit]);
});

async function expectValid(xml: string): Promise<void> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'statement.xml', contents: xml }],
    schema: [SCHEMA],
    maxMemoryPages: 4096,
  });
  expect(errors).toEqual([]);
}

const inCents = (amount: string) => String(Math.round(Number(amount) * 100));

async function workbook(content: Buffer): Promise<readonly (readonly unknown[])[]> {
  const [sheet] = await readXlsx(Readable.from([content]));
  return sheet?.data ?? [];
}

async function piecesOf(pieces: Pieces): Promise<Buffer[]> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(Buffer.from(piece));
  return all;
}

async function* one<T>(batch: readonly T[]): AsyncGenerator<readonly T[]> {
  yield batch;
}

function entry(given: Partial<BookedEntry>): BookedEntry {
  return {
    transactionId: 'T1',
    paymentId: '0mi0y8lc09cfb165133d04c155d2e',
    at: '2026-11-20T10:00:00.000Z',
    day: '2026-11-20',
    amount: '-12.50',
    operationType: 'Card',
    counterpartyName: 'Café Aurora',
    description: 'Coffee',
    ...given,
  };
}

const HEAD = { exportId: 'x1', language: 'en', madeMs: 0 } as const;

function statement(entries: readonly BookedEntry[]): StatementSource {
  const spent = String(12.5 * entries.length);
  return {
    ...HEAD,
    account: { number: '1', ownNumber: '1', name: 'A & B', currency: 'EUR', holder: 'Ana <Marin>' },
    from: '2026-11-01',
    to: '2026-11-30',
    opening: '0.00',
    closing: `-${spent}`,
    credit: null,
    credits: { count: 0, sum: '0.00' },
    debits: { count: entries.length, sum: spent },
    entries: one(entries),
  };
}

function row(given: Partial<Transaction>): Transaction {
  return {
    transactionId: 'T1',
    accountId: 1,
    date: '2026-11-20T10:00:00.000Z',
    operationType: 'Card',
    direction: 'out',
    amount: '12.50',
    currencyCode: 'EUR',
    fee: '0.00',
    status: 'completed',
    counterpartyName: 'Café Aurora',
    counterpartyEmail: null,
    description: 'Coffee',
    balanceAfter: '1.00',
    feeOf: null,
    category: null,
    ...given,
  };
}

const table = (rows: readonly Transaction[]): TableSource => ({
  ...HEAD,
  accountName: 'Everyday',
  fromDate: undefined,
  toDate: undefined,
  rows: one(rows),
});
