// Rules: R2.7.94, R2.7.210 to R2.7.213, R2.7.215, R2.3.13, R2.7.98, I10.
import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { MassOutsideFile } from '@bank/protocol/transfers-mass';
import { audit } from '../../../qa/audit';
import { createWorker } from '../../../platform/jobs/worker';
import type { Worker } from '../../../platform/jobs/worker';
import { jobKinds } from '../../../server/job-kinds';
import { confirm, money, moneyBank, refusedAt } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { canonicalFile } from './test-canonical';
import { MISSES_A_DAY } from '../payees/name-check';
import { columnsOf } from './columns';

let bank: MoneyBank;
let workers: Worker[];
beforeEach(async () => {
  bank = await moneyBank();
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('olivia');
  const onError = (error: unknown) => {
    throw error;
  };
  workers = [1, 2].map(() => createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError }));
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  await Promise.all(workers.map((worker) => worker.close()));
  await bank.close();
});

/** Both banks on one database. */
const work = () => Promise.all(workers.map((worker) => worker.work()));
const DAY_MS = 86_400_000;
const IBAN = 'DE75512108001245126199';

type Row = MassOutsideFile[number];
const row = (n: number, change: Partial<Row> = {}): Row => ({
  ...{
    n,
    name: `Payee ${n}`,
    country: 'DE',
    fields: { iban: IBAN },
    amount: '1.25',
    currency: 'EUR',
    note: `Row ${n}`,
  },
  ...change,
});
const accountOf = async (key: string) => {
  const [account] = await bank.db.query<{ id: number }>(
    `SELECT id FROM account WHERE customer_id = $1 AND currency = 'EUR' AND type = 1001 AND status = 2 ORDER BY id LIMIT 1`,
    [bank.as(key).caller?.customerId],
  );
  return account?.id ?? 0;
};
const fileOf = (rows: readonly Row[]) => canonicalFile(rows.map(({ fields, ...row }) => ({ ...row, ...fields })));
const check = async (type: BankTransferType, rows: readonly Row[], key = 'olivia') =>
  handlers.massOutsideByFile(
    { type, accountId: await accountOf(key), name: 'Suppliers', file: fileOf(rows) },
    bank.as(key),
  );
let keys = 0;
const order = (batchId: string) =>
  handlers.massTransfer(
    { batchId },
    { ...bank.as('olivia', { idempotencyKey: `outside-${(keys += 1)}` }), bodyHash: JSON.stringify(batchId) },
  );
const send = async (batchId: string) => {
  const { trxid } = await order(batchId);
  return confirm(bank.as('olivia'), trxid, bank.sent.at(-1)?.code ?? '');
};
const view = async (id: string) => handlers.batchTransferViewFile({ id }, bank.as('olivia'));
const reasons = async (id: string) =>
  (await view(id)).rows.flatMap(({ row: n, field, reason }) => (reason === null ? [] : [[n, field]]));

test('every right row is checked as a single payment is, held once, and travels by its own scheme', async () => {
  const wrong = [
    row(201, { fields: { iban: 'DE00370400440532013000' } }),
    row(202, { country: 'JP', fields: { accountNumber: '1234567' } }),
    row(203, { country: 'CU' }),
    row(204, { name: ' ' }),
    row(205, { amount: '0.001' }),
    row(206, { amount: '50000.01' }),
    row(207, { currency: 'XXX' }),
  ];
  const uk = row(130, {
    country: 'GB',
    currency: 'GBP',
    fields: { sortCode: '20-15-75', accountNumber: '12345678', iban: '' },
  });
  const { batchId } = await check('eft', [...Array.from({ length: 120 }, (_, at) => row(at + 1)), uk, ...wrong]);
  const checked = await view(batchId);
  expect(checked.batch).toMatchObject({ type: 'eft', status: 'checked', rows: 128, wrong: 7 });
  expect(await reasons(batchId)).toEqual([
    ...[
      [201, 'iban'],
      [202, 'country'],
      [203, 'country'],
      [204, 'name'],
      [205, 'amount'],
      [206, 'amount'],
    ],
    [207, 'currency'],
  ]);
  // As a single payment costs: 0.30 a row in euros, and half a euro to Britain.
  expect(checked.rows.slice(0, 1)).toMatchObject([{ debitAmount: '1.25', fee: '0.30', name: 'Payee 1', payee: IBAN }]);
  const account = await accountOf('olivia');
  const before = await money(bank.as('olivia'), account);

  expect((await send(batchId)).status).toBe('released');
  const held = await money(bank.as('olivia'), account);
  expect(Number(before.balance) - Number(held.balance)).toBe(0);
  await work();
  const left = await view(batchId);
  expect(left.batch).toMatchObject({ status: 'posted', paid: 121, failed: 0 });
  expect(new Set(left.rows.slice(0, 121).map(({ state }) => state))).toEqual(new Set(['sent']));
  const after = await money(bank.as('olivia'), account);
  expect(Number(before.balance) - Number(after.balance)).toBeCloseTo(Number(checked.batch.total), 8);
  expect(after.pending).toBe(before.pending);

  // Britain is paid in two hours, Germany on the next day of business.
  bank.clock.advance(3 * 3_600_000);
  await work();
  expect((await view(batchId)).rows.filter(({ state }) => state === 'paid').map(({ row: n }) => n)).toEqual([130]);
  expect((await view(batchId)).batch).toMatchObject({ status: 'posted', paid: 121, onItsWay: 120 });
  bank.clock.advance(7 * DAY_MS);
  await work();
  expect(new Set((await view(batchId)).rows.slice(0, 121).map(({ state }) => state))).toEqual(new Set(['paid']));
});

test('a row that comes back is returned, with the reason, and its money is on the account again', async () => {
  const { batchId } = await check('eft', [row(1), row(2, { name: 'Return Closed', amount: '7' })]);
  await send(batchId);
  await work();
  const account = await accountOf('olivia');
  const before = await money(bank.as('olivia'), account);
  bank.clock.advance(7 * DAY_MS);
  await work();
  const { batch, rows } = await view(batchId);
  expect(batch).toMatchObject({ status: 'posted', paid: 2, returned: 1, onItsWay: 0 });
  expect(rows).toMatchObject([
    { state: 'paid', returnedFor: null },
    { state: 'returned', returnedFor: 'accountClosed' },
  ]);
  const after = await money(bank.as('olivia'), account);
  expect(Number(after.balance) - Number(before.balance)).toBe(7);
});

test('the rows of a day stay within its limit together, while they wait and once they have left', async () => {
  const large = (n: number) => row(n, { amount: '2500', country: 'DE', fields: { cardNumber: '4111110000123459' } });
  const rows = Array.from({ length: 4 }, (_, at) => large(at + 1));
  const sample = (
    await handlers.massSample({ type: 'creditCard', countryCode: 'DE', currencyCode: 'EUR' }, bank.as('olivia'))
  ).rows;
  const cardNumber = sample[1]?.[2] ?? '';
  const paying = rows.map((one) => ({ ...one, fields: { cardNumber } }));
  const first = await check('oct', paying);
  // 4,000 euros a day by card: one payment of 2,500 fits, and no other beside it.
  expect(await reasons(first.batchId)).toEqual([
    [2, 'amount'],
    [3, 'amount'],
    [4, 'amount'],
  ]);
  const second = await check('oct', paying.slice(0, 1));
  await order(first.batchId);
  expect(await refusedAt(order(second.batchId))).toMatchObject({ reason: 'overDayLimit' });
  expect(await reasons((await check('oct', paying.slice(0, 1))).batchId)).toEqual([[1, 'amount']]);
});

test('of a card the bank keeps the first six and the last four digits, in the batch too', async () => {
  const [, sample] = (
    await handlers.massSample({ type: 'creditCard', countryCode: 'DE', currencyCode: 'EUR' }, bank.as('olivia'))
  ).rows;
  const cardNumber = sample?.[2] ?? '';
  const { batchId } = await check('oct', [
    row(1, { amount: '20', fields: { cardNumber } }),
    row(2, { amount: '20', fields: { cardNumber: cardNumber.replace(/^./, '9') } }),
  ]);
  expect(await reasons(batchId)).toEqual([[2, 'cardNumber']]);
  const [kept] = await bank.db.query<{ text: string }>(
    `SELECT string_agg(r::text, ' ') AS text FROM mass_row r WHERE batch_id = $1`,
    [batchId],
  );
  expect(kept?.text).toContain(cardNumber.slice(-4));
  expect(kept?.text).not.toContain(cardNumber.slice(0, 8));
  expect(kept?.text).not.toContain(cardNumber.slice(1, -4));
  await send(batchId);
  await work();
  expect((await view(batchId)).rows[0]).toMatchObject({ state: 'sent', payee: cardNumber.slice(-4).padStart(16, '*') });
});

test('each kind has a permission of its own, and a file of another form is refused', async () => {
  await bank.db.query(`UPDATE customer SET permissions = array_remove(permissions, 'mass.wire') WHERE id = $1`, [
    bank.as('olivia').caller?.customerId,
  ]);
  expect(await refusedAt(check('wire', [row(1)]))).toMatchObject({ reason: 'notPermitted' });
  const { batchId } = await check('eft', [row(1)]);
  await bank.db.query(`UPDATE customer SET permissions = array_remove(permissions, 'mass.eft') WHERE id = $1`, [
    bank.as('olivia').caller?.customerId,
  ]);
  expect(await refusedAt(order(batchId))).toMatchObject({ reason: 'notPermitted' });
  expect(await refusedAt(check('interac', []))).toMatchObject({ reason: 'unreadableFile' });
  expect(await refusedAt(check('interac', [row(1), row(1)]))).toMatchObject({ reason: 'unreadableFile' });
});

test('what was paid there within 90 days says when, unless it came back', async () => {
  const { batchId } = await check('eft', [row(1), row(2, { name: 'Return Closed', amount: '7' })]);
  await send(batchId);
  await work();
  bank.clock.advance(7 * DAY_MS);
  await work();
  const again = await check('eft', [
    row(1, { name: 'By another name' }),
    row(2, { amount: '7' }),
    row(3, { amount: '8' }),
  ]);
  expect((await view(again.batchId)).rows.map(({ paidBefore }) => paidBefore !== null)).toEqual([true, false, false]);
});

test('names are compared with those of the accounts, until somebody has guessed too often', async () => {
  const greta = (n: number, name: string) => row(n, { name, fields: { iban: 'DE89 3704 0044 0532 0130 00' } });
  const { batchId } = await check('eft', [
    greta(1, 'Greta Blum'),
    greta(2, 'Greta Blun'),
    greta(3, 'Max Fern'),
    row(4),
  ]);
  expect((await view(batchId)).rows.map(({ state, nameCheck }) => [state, nameCheck])).toEqual([
    ['ready', null],
    ['ready', { result: 'close', rightName: 'Greta Blum' }],
    ['ready', { result: 'noMatch', rightName: null }],
    ['ready', null],
  ]);
  const guesses = Array.from({ length: MISSES_A_DAY + 5 }, (_, at) =>
    greta(at + 1, `Guess ${'abcdefghijklmnopqrstuvwxyz'[at]}`),
  );
  const { rows } = await view((await check('eft', guesses)).batchId);
  expect(rows.filter(({ nameCheck }) => nameCheck !== null)).toHaveLength(MISSES_A_DAY - 2);
});

test.each([
  ['wire', 'DE', 'EUR'],
  ['eft', 'US', 'USD'],
  ['creditCard', 'ES', 'EUR'],
  ['cryptoEft', undefined, 'BTC'],
  ['instant', 'BR', 'USD'],
  ['interac', 'CA', 'CAD'],
] as const)(
  'the columns of %s are found in its sample, and the bank takes what stands in them',
  async (type, countryCode, currencyCode) => {
    const kinds = { creditCard: 'oct', cryptoEft: 'crypto_eft', instant: 'instant_payment' } as const;
    const kind = type in kinds ? kinds[type as keyof typeof kinds] : (type as 'wire' | 'eft' | 'interac');
    const { columns } = await handlers.massColumns({ type: kind }, bank.as('olivia', { lang: 'ro' }));
    expect(columns.map(({ field }) => field)).toEqual(columnsOf(kind));
    const [head = [], first = []] = (await handlers.massSample({ type, countryCode, currencyCode }, bank.as('olivia')))
      .rows;
    const cells = Object.fromEntries(
      columns.flatMap(({ field, names }) => {
        const at = head.findIndex((title) => names.includes(title));
        return at < 0 ? [] : [[field, first[at] ?? '']];
      }),
    );
    const { name = '', country = '', currency = '', amount: shown, note = '', ...fields } = cells;
    expect(shown).toBe('120.50');
    // 120 bitcoins are more than a day's limit.
    const amount = kind === 'crypto_eft' ? '0.0001' : '20.50';
    const { batchId } = await check(kind, [row(1, { name, country, currency, note, fields, amount })]);
    expect((await view(batchId)).rows).toMatchObject([{ state: 'ready', reason: null }]);
  },
);

test('a file pays phones in Canada beside e-mail addresses, and its old heading is still known', async () => {
  const { columns } = await handlers.massColumns({ type: 'interac' }, bank.as('olivia'));
  const names = columns.find(({ field }) => field === 'payeeEmail')?.names;
  expect(names).toEqual(expect.arrayContaining(['E-mail or phone of the payee', 'E-mail of the payee']));
  const paid = (n: number, payeeEmail: string) =>
    row(n, { country: 'CA', currency: 'CAD', amount: '20.50', fields: { payeeEmail } });
  const rows = ['+1 416 555 0101', 'mel@exemple.test', '+1 212 555 0101'].map((contact, at) => paid(at + 1, contact));
  const { batchId } = await check('interac', rows);
  expect((await view(batchId)).rows).toMatchObject([
    { state: 'ready', reason: null },
    { state: 'ready', reason: null },
    { state: 'wrong', field: 'payeeEmail' },
  ]);
});
