// Rules: R2.7.26, R2.7.27, R2.7.28.
import type { Transaction } from '@bank/protocol/history';
import { moneyBank, refusedAt, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers as insight } from '../../insight/handlers';
import { handlers } from '../handlers';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const list = async (key: string, filter: Partial<Parameters<typeof handlers.transactionHistory>[0]> = {}) =>
  (await handlers.transactionHistory({ pageNumber: 1, pageSize: 200, foldFees: true, ...filter }, bank.as(key)))
    .transactions.transaction;
const detailsOf = (key: string, { transactionId }: Transaction) =>
  handlers.transactionDetails({ transactionId }, bank.as(key));

function firstOf(rows: readonly Transaction[], fits: (row: Transaction) => boolean): Transaction {
  const row = rows.find(fits);
  if (!row) throw new Error('the persona has no such row');
  return row;
}

const ownTransfer = async () =>
  firstOf(await list('ana'), ({ operationType }) => operationType === 'OwnTransfer' || operationType === 'Exchange');

test('a category is learned for the payee: every entry of theirs follows, the sums and insight too, and undo brings all back', async () => {
  const since = { fromDate: '2026-09-01' };
  const food = await list('ana', { ...since, category: 'food' });
  const chosen = firstOf(food, ({ direction, currencyCode }) => direction === 'out' && currencyCode === 'EUR');
  const { counterpartyName, transactionId } = chosen;
  const ofPayee = food.filter((row) => row.counterpartyName === counterpartyName);
  expect(ofPayee.length).toBeGreaterThan(1);
  const sums = async () => (await handlers.transactionSummary({ foldFees: true }, bank.as('ana'))).categories;
  const months = async () =>
    (await insight.insightOverview({ today: '2026-11-16', currencyCode: 'EUR' }, bank.as('ana'))).categories;
  const before = { sums: await sums(), months: await months() };

  const set = (category?: 'leisure') => handlers.payeeCategorySet({ transactionId, category }, bank.as('ana'));
  expect(await set('leisure')).toEqual({ category: 'leisure', before: null });
  const now = (await list('ana')).filter((row) => row.counterpartyName === counterpartyName);
  expect(new Set(now.map(({ category }) => category))).toEqual(new Set(['leisure']));
  expect(await list('ana', { ...since, category: 'food' })).toHaveLength(food.length - ofPayee.length);
  expect((await list('ana', { ...since, category: 'leisure' })).map((row) => row.transactionId)).toContain(
    transactionId,
  );
  expect(await detailsOf('ana', chosen)).toMatchObject({ taught: 'leisure', transaction: { category: 'leisure' } });
  expect(await sums()).not.toEqual(before.sums);
  expect(await months()).not.toEqual(before.months);

  expect(await set()).toEqual({ category: 'food', before: 'leisure' });
  expect({ sums: await sums(), months: await months() }).toEqual(before);
});

test('what one customer teaches says nothing about another’s payments, and counts for later ones', async () => {
  const order = { accountId: 10011, amount: '3', currency: 'EUR', toEmail: 'ben@personas.test', note: 'Rice' };
  const { trxid } = await send(bank.as('ana'), order);
  await handlers.payeeCategorySet({ transactionId: trxid, category: 'food' }, bank.as('ana'));
  const later = await send(bank.as('ana'), { ...order, toEmail: 'BEN@personas.test', note: 'Beans' });
  const rows = await list('ana', { category: 'food', email: 'ben@personas.test' });
  expect(rows.map(({ transactionId }) => transactionId)).toEqual(expect.arrayContaining([trxid, later.trxid]));
  expect(await list('cleo', { category: 'food', email: 'ben@personas.test' })).toEqual([]);
});

test('money between own accounts has no category, and another’s transaction is none of one’s own', async () => {
  const own = await ownTransfer();
  const set = (key: string, transactionId: string) =>
    refusedAt(Promise.resolve(handlers.payeeCategorySet({ transactionId, category: 'food' }, bank.as(key))));
  expect(await set('ana', own.transactionId)).toMatchObject({ reason: 'noCategory' });
  expect(await set('ben', own.transactionId)).toMatchObject({ reason: 'unknown' });
});

test('a note is found by the search of its customer, stands on all rows of the payment, and goes with an empty text', async () => {
  const row = await ownTransfer();
  const note = (text: string, key = 'ana') =>
    Promise.resolve(handlers.transactionNoteSet({ transactionId: row.transactionId, note: text }, bank.as(key)));
  await note('  Holiday 50 % jar ');
  expect(await detailsOf('ana', row)).toMatchObject({ note: 'Holiday 50 % jar' });
  const found = await list('ana', { keyword: '50 % JAR' });
  expect(found.map(({ transactionId }) => transactionId)).toContain(row.transactionId);
  expect(new Set(found.map(({ transactionId }) => transactionId.replace(/-in$/, '')))).toHaveProperty('size', 1);
  expect(await list('ben', { keyword: '50 % JAR' })).toEqual([]);
  expect(await refusedAt(note('Mine', 'ben'))).toMatchObject({ reason: 'unknown' });
  await note(' ');
  expect(await detailsOf('ana', row)).toMatchObject({ note: '' });
  expect(await list('ana', { keyword: '50 % JAR' })).toEqual([]);
});

describe('attachments', () => {
  const pdf = () => new File(['%PDF-1.7 a bill'], '../bill.pdf', { type: 'text/plain' });

  test('are kept byte for byte for their customer alone, until they are removed', async () => {
    const row = firstOf(await list('ana'), ({ operationType }) => operationType === 'Card');
    const { attachmentId } = await handlers.attachmentAdd(
      { transactionId: row.transactionId, file: pdf() },
      bank.as('ana'),
    );
    const { attachments } = await detailsOf('ana', row);
    expect(attachments).toEqual([{ attachmentId, fileName: 'bill.pdf', bytes: 15 }]);
    const read = (key: string) => Promise.resolve(handlers.attachmentFile({ attachmentId }, bank.as(key)));
    const { file } = await read('ana');
    const pieces: Buffer[] = [];
    for await (const piece of file.content) pieces.push(piece);
    expect([file.mediaType, Buffer.concat(pieces).toString()]).toEqual(['application/pdf', '%PDF-1.7 a bill']);
    await expect(read('ben')).rejects.toMatchObject({ code: 'noAttachment' });
    const remove = (key: string) => Promise.resolve(handlers.attachmentRemove({ attachmentId }, bank.as(key)));
    expect(await refusedAt(remove('ben'))).toMatchObject({ reason: 'noAttachment' });
    await remove('ana');
    expect((await detailsOf('ana', row)).attachments).toEqual([]);
  });

  test('are pictures and papers, ten at most', async () => {
    const { transactionId } = firstOf(await list('ana'), ({ operationType }) => operationType === 'Card');
    const add = (file: File) => Promise.resolve(handlers.attachmentAdd({ transactionId, file }, bank.as('ana')));
    expect(await refusedAt(add(new File(['<html>'], 'a.pdf')))).toMatchObject({ reason: 'wrongType' });
    await Promise.all(Array.from({ length: 10 }, () => add(pdf())));
    expect(await refusedAt(add(pdf()))).toMatchObject({ reason: 'tooManyDocuments' });
  });
});

describe('saved views', () => {
  const save = (input: Parameters<typeof handlers.historyViewSave>[0], key = 'ana') =>
    Promise.resolve(handlers.historyViewSave(input, bank.as(key)));
  const views = async (key = 'ana') => (await handlers.historyViewList({}, bank.as(key))).views;

  test('are listed by name, renamed, changed and removed, each by its own user alone', async () => {
    const { viewId } = await save({ name: ' Travel ', filter: { category: 'travel', period: 'thisYear' } });
    await save({ name: 'Big', filter: { fromAmount: '500', accountId: 10011 } });
    expect(await views()).toEqual([
      { viewId: expect.any(Number), name: 'Big', filter: { fromAmount: '500', accountId: 10011 } },
      { viewId, name: 'Travel', filter: { category: 'travel', period: 'thisYear' } },
    ]);
    expect(await views('ben')).toEqual([]);
    expect(await refusedAt(save({ name: 'BIG', filter: {} }))).toMatchObject({ reason: 'nameTaken' });
    expect(await refusedAt(save({ viewId, name: 'Mine' }, 'ben'))).toMatchObject({ reason: 'noSuchView' });
    await save({ viewId, name: 'Away' });
    expect((await views())[0]).toEqual({ viewId, name: 'Away', filter: { category: 'travel', period: 'thisYear' } });
    const remove = (key: string) => Promise.resolve(handlers.historyViewRemove({ viewId }, bank.as(key)));
    expect(await refusedAt(remove('ben'))).toMatchObject({ reason: 'noSuchView' });
    await remove('ana');
    expect((await views()).map(({ name }) => name)).toEqual(['Big']);
  });

  test('have a name, and are twenty at most', async () => {
    expect(await refusedAt(save({ name: ' ', filter: {} }, 'ben'))).toMatchObject({ reason: 'nameMissing' });
    for (let n = 0; n < 20; n++) await save({ name: `View ${n}`, filter: {} }, 'ben');
    expect(await refusedAt(save({ name: 'One more', filter: {} }, 'ben'))).toMatchObject({ reason: 'tooManyViews' });
  });
});
