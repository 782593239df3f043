/** @jest-environment @bank/testing/environment */
// Rules: R2.9.7, R2.7.216.
import { foldFees } from '@bank/kit';
import { add, subtract } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import type { Transaction } from '@bank/protocol/history';
import { full } from '@bank/run/size';
import { advanceBank, askBank, callAs, outboxOf, signInAs } from '@bank/testing';
import fc from 'fast-check';

// Random histories of a customer whose payments need no approval, as home, Activity, the account and a file list them. What is right
// follows from what the account has now and what each entry has moved, and from no balance that the bank has written beside one.

const ACCOUNT = 10021;
const HISTORIES = full(1000, 6);
const HOME = 25;

let keys = 0;
const tokens = { ben: '', ana: '' };

const call = <T>(who: keyof typeof tokens, method: string, input: object = {}) =>
  callAs<T>(tokens[who], method, input, `balances-${keys++}`);
const historyOf = async (filter: object) =>
  (
    await call<{ transactions: { transaction: Transaction[] } }>('ben', 'transactionHistory', {
      pageNumber: 1,
      ...filter,
    })
  ).transactions.transaction;
const pay = (more: object) =>
  call('ben', 'p2pTransfer', { accountId: ACCOUNT, currency: 'EUR', toEmail: 'ana@personas.test', ...more });
const newest = async (transactionDirection: 'in' | 'out') =>
  (await historyOf({ transactionType: 'P2P', transactionDirection, status: 'completed', pageSize: 1 }))[0];

const STEPS = {
  pay: (amount: string) => pay({ amount }),
  payAbroad: (amount: string) => pay({ amount, currency: 'GBP' }),
  /** On hold until its day. */
  plan: (amount: string) => pay({ amount, sendOn: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) }),
  /** What was given back before is refused. */
  giveBack: async () => call('ben', 'paymentReturn', { transactionId: (await newest('in'))?.transactionId ?? '' }),
  getBack: async () => {
    const { trxid } = await call<{ trxid?: string }>('ana', 'paymentReturn', {
      transactionId: (await newest('out'))?.transactionId ?? '',
    });
    const approvalCode = (await outboxOf('ana@personas.test')).findLast(({ code }) => code !== undefined)?.code;
    if (trxid !== undefined) await call('ana', 'normalConfirm', { trxid, approvalCode });
  },
  wait: () => advanceBank(30_000),
} as const;
type Step = keyof typeof STEPS;
const isStep = (name: string): name is Step => name in STEPS;
const history = fc.array(
  fc.record({
    what: fc.constantFrom(...Object.keys(STEPS).filter(isStep)),
    amount: fc.integer({ min: 1, max: 300 }).map((cents) => String(cents / 100)),
  }),
  { minLength: 1, maxLength: 8 },
);

const plain = (amount: string) => add(amount, '0');

/** What was left after each entry, and after the fee of each payment. */
async function ledger() {
  const { accounts } = await call<{ accounts: { account: Account[] } }>('ben', 'balanceInquiry');
  const account = accounts.account.find(({ accountId }) => accountId === ACCOUNT);
  if (!account) throw new Error('ben has no such account');
  let left = subtract(account.balance, account.accountBalanceMin ?? '0');
  const entries = new Map<string, string>();
  const payments = new Map<string, string>();
  for (const row of await historyOf({ accountId: ACCOUNT, status: 'completed', pageSize: 100 })) {
    entries.set(row.transactionId, left);
    payments.set(row.transactionId, payments.get(row.transactionId) ?? left);
    if (row.feeOf !== null) payments.set(row.feeOf, left);
    left = row.direction === 'in' ? subtract(left, row.amount) : add(left, row.amount);
  }
  return { entries, payments };
}

const shownOf = (rows: readonly Transaction[]) =>
  rows
    .filter(({ accountId, balanceAfter }) => accountId === ACCOUNT && balanceAfter !== null)
    .map(({ transactionId, balanceAfter }) => [transactionId, balanceAfter ?? ''] as const);

/** The newest rows of the file of the account: reference and balance. */
async function fileRows() {
  const { exportId } = await call<{ exportId: string }>('ben', 'exportStart', { accountId: ACCOUNT, format: 'csv' });
  const statusOf = async () => (await call<{ status: string }>('ben', 'exportStatus', { exportId })).status;
  // The bank writes files beside its answers, so how long one takes is not known.
  for (let status = await statusOf(); status !== 'ready'; status = await statusOf()) {
    if (status === 'failed') throw new Error('the bank could not write the file');
    await advanceBank(1);
  }
  const headers = { authorization: `Bearer ${tokens.ben}` };
  const { body } = await askBank({ method: 'GET', url: `/history/exports/${exportId}`, headers });
  const rows = [...body.matchAll(/,([\d.-]+),\d+,([^,\r\n]+)\r?$/gm)];
  return rows.slice(0, HOME).map(([, balance = '', reference = '']) => [reference, balance] as const);
}

test('every balance beside a row is what the account had then, on home, in Activity and in a file', async () => {
  const play = async (steps: readonly { what: Step; amount: string }[]) => {
    tokens.ben = (await signInAs('ben')).accessToken;
    tokens.ana = (await signInAs('ana')).accessToken;
    for (const { what, amount } of steps) await STEPS[what](amount);
    const { entries, payments } = await ledger();
    const agree = (list: string, rows: readonly (readonly [string, string])[], right: ReadonlyMap<string, string>) => {
      expect([list, rows.length]).not.toEqual([list, 0]);
      for (const [id, shown] of rows)
        expect([list, id, plain(shown)]).toEqual([list, id, plain(right.get(id) ?? 'missing')]);
    };
    agree('home', shownOf(foldFees(await historyOf({ pageSize: HOME }))), payments);
    agree('account', shownOf(foldFees(await historyOf({ accountId: ACCOUNT, pageSize: HOME }))), payments);
    agree(
      'Activity, one account',
      shownOf(await historyOf({ accountId: ACCOUNT, foldFees: true, pageSize: HOME })),
      payments,
    );
    agree('Activity', shownOf(await historyOf({ foldFees: true, pageSize: HOME })), payments);
    agree('file', await fileRows(), entries);
  };
  await fc.assert(fc.asyncProperty(history, play), { numRuns: HISTORIES, endOnFailure: true });
}, 1_800_000);
