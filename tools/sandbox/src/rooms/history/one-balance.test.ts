// Rules: R2.3.3, R2.3.21, R2.7.9.
import { add, subtract } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import type { Transaction } from '@bank/protocol/history';
import type { ExportFormat } from '@bank/protocol/history-export';
import type { StatementExport } from '@bank/protocol/statements';
import { closePapers } from '../../platform/papers/draw';
import { readPaper } from '../../platform/papers/test-read-paper';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

/** Ana’s prepayment: −300 is its minimum. */
const ACCOUNT = 10015;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let token = '';
let account: Account;
/** What the entries add up to, now and at the end of October; the figure is 300 above each. */
let booked: { now: string; october: string };
let shown: typeof booked;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  token = (await client.signIn('ana')).accessToken;
  const { accounts } = await call<{ accounts: { account: Account[] } }>('balanceInquiry');
  const found = accounts.account.find(({ accountId }) => accountId === ACCOUNT);
  if (!found) throw new Error('ana has no prepayment');
  account = found;
  const [sums] = await bank.db.query<typeof booked>(
    `SELECT money_text(sum(amount)) AS now, money_text(sum(amount) FILTER (WHERE at < '2026-11-01Z')) AS october
       FROM entry WHERE account_id = $1`,
    [ACCOUNT],
  );
  if (!sums) throw new Error('the prepayment has no entries');
  booked = sums;
  shown = { now: twoDecimals(add(sums.now, '300')), october: twoDecimals(add(sums.october, '300')) };
});
afterAll(async () => {
  await closePapers();
  await bank.close();
});

const twoDecimals = (amount: string) => Number(amount).toFixed(2);
/** As papers write it in English, with or without a sign of the currency before it. */
const written = (amount: string) => `€?${Number(amount).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
const call = async <T>(method: string, input: object = {}): Promise<T> =>
  (await client.call(token, method, input)).json<T>();
const file = async (url: string) => (await client.get(url, { authorization: `Bearer ${token}` })).rawPayload;
async function exported(format: ExportFormat): Promise<Buffer> {
  const { exportId } = await call<{ exportId: string }>('exportStart', { accountId: ACCOUNT, format });
  await bank.tick();
  return file(`/history/exports/${exportId}`);
}
const historyOf = async (filter: object) =>
  (await call<{ transactions: { transaction: Transaction[] } }>('transactionHistory', { pageNumber: 1, ...filter }))
    .transactions.transaction;
const october = async () => {
  const ask = { accountId: ACCOUNT, source: 'monthly', pageNumber: 1, pageSize: 12 };
  const { exports } = await call<{ exports: StatementExport[] }>('statementExportList', ask);
  const found = exports.find(({ dateFrom }) => dateFrom === '2026-10-01');
  if (!found) throw new Error('October has no statement');
  return found;
};

test('the figure is |minimum| + balance, with both beside it', () => {
  expect(account).toMatchObject({ available: shown.now, balance: booked.now, accountBalanceMin: '-300.00' });
  expect(shown.now).not.toBe(booked.now);
});

test('Activity, the chart and the search end with the figure of the account', async () => {
  const newest = (await historyOf({ accountId: ACCOUNT, status: 'completed' }))[0];
  expect(newest?.balanceAfter).toBe(shown.now);
  const amongAll = (await historyOf({ status: 'completed', pageSize: 200 })).find(
    ({ transactionId, accountId }) => accountId === ACCOUNT && transactionId === newest?.transactionId,
  );
  expect(amongAll?.balanceAfter).toBe(shown.now);
  const details = await call<{ transaction: Transaction }>('transactionDetails', {
    transactionId: newest?.transactionId,
  });
  expect(details.transaction.balanceAfter).toBe(shown.now);
  const today = new Date(bank.clock.now()).toISOString().slice(0, 10);
  const { points } = await call<{ points: { balance: string }[] }>('balanceHistory', {
    accountId: ACCOUNT,
    fromDate: '2026-10-31',
    toDate: today,
  });
  expect([points[0]?.balance, points.at(-1)?.balance]).toEqual([shown.october, shown.now]);
  const { accounts } = await call<{ accounts: { accountId: number; balance: string }[] }>('searchEverything', {
    text: account.name,
  });
  expect(accounts.find(({ accountId }) => accountId === ACCOUNT)?.balance).toBe(shown.now);
});

test('October’s statement and its paper end with the figure that Activity then showed', async () => {
  const month = await october();
  expect(month.closingBalance).toBe(shown.october);
  expect(subtract(add(month.openingBalance, month.moneyIn), month.moneyOut)).toBe(shown.october);
  const last = (await historyOf({ accountId: ACCOUNT, toDate: '2026-10-31', status: 'completed' }))[0];
  expect(last?.balanceAfter).toBe(shown.october);
  const paper = readPaper(await file(`/statements/d/${ACCOUNT}/months/2026-10`)).join(' ');
  expect(paper).toMatch(new RegExp(`Available at the end ${written(shown.october)}`));
  expect(paper).toMatch(new RegExp(`Balance ${written(booked.october)}`));
  expect(paper).toMatch(/Minimum −€?300\.00/);
  expect(paper).toContain('Available, EUR');
});

test('tables have the figure in each row, and name balance and minimum', async () => {
  const csv = (await exported('csv')).toString();
  expect(csv).toContain(`,${shown.now},`);
  expect(csv).not.toContain(`,${booked.now},`);
  const paper = readPaper(await exported('pdf'))[0];
  expect(paper).toMatch(new RegExp(`balance ${written(booked.now)} EUR, minimum [-−]300\\.00 EUR`));
  expect(paper).toMatch(new RegExp(written(shown.now)));
});

test('statements for bookkeeping name the booked balance and what is available, each in its own field', async () => {
  const camt = (await exported('camt053')).toString();
  const euro = (amount: string) => `<Amt Ccy="EUR">${amount}</Amt>`;
  const code = (name: string) => `<Cd>${name}</Cd></CdOrPrtry></Tp>`;
  expect(camt).toContain(code('CLBD') + euro(booked.now));
  expect(camt).toContain(
    `${code('CLAV')}<CdtLine><Incl>true</Incl>${euro('300.00')}</CdtLine>${euro(twoDecimals(shown.now))}`,
  );
  const mt940 = (await exported('mt940')).toString();
  const comma = (amount: string) => amount.replace('.', ',');
  expect(mt940).toMatch(new RegExp(`:62F:C\\d{6}EUR${comma(booked.now)}\r\n:64:C\\d{6}EUR${comma(shown.now)}\r\n-`));
  const ofx = (await exported('ofx')).toString();
  expect(ofx).toContain(`<LEDGERBAL><BALAMT>${booked.now}<`);
  expect(ofx).toContain(`<AVAILBAL><BALAMT>${shown.now}<`);
});

test('an account without a minimum has one balance in every file, and no other beside it', async () => {
  const { exportId } = await call<{ exportId: string }>('exportStart', { accountId: 10011, format: 'camt053' });
  await bank.tick();
  expect((await file(`/history/exports/${exportId}`)).toString()).not.toContain('CLAV');
});
