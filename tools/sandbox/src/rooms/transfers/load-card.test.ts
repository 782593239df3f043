// Rules: R2.3.13, R2.4.10, R2.4.13, R2.7.33, I3, I4.
import { cardStatus } from '@bank/protocol/cards';
import { audit } from '../../qa/audit';
import { createWorker } from '../../platform/jobs/worker';
import type { Worker } from '../../platform/jobs/worker';
import { jobKinds } from '../../server/job-kinds';
import { confirm, money, moneyBank, newest, refusedAt } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers as cards } from '../cards/handlers';
import { prepaidCardFor } from '../cards/test-card';
import { handlers } from './handlers';
import { handlers as recurring } from './recurring/handlers';
import { ATELIER, OPERATIONS, requestCaller } from './test-requests';

let bank: MoneyBank;
let worker: Worker;
const KAI = 1035;
const [MAIN, LEI] = [10351, 10352];
let card: number;

beforeAll(async () => {
  bank = await moneyBank();
  const { ids, outbox, publish } = bank.as('kai');
  const onError = (error: unknown) => {
    throw error;
  };
  worker = createWorker({ db: bank.db, clock: bank.clock, ids, outbox, publish, kinds: jobKinds, onError });
});
beforeEach(async () => {
  await mode('kai', 'none');
  card = await prepaidCardFor(bank, KAI);
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});
afterAll(async () => {
  await worker.close();
  await bank.close();
});

const { decide, mode } = requestCaller(() => bank);
const lastCode = () => bank.sent.at(-1)?.code ?? '';
const kai = () => bank.as('kai');
const balance = async (account: number) => Number((await money(kai(), account)).balance);
const available = async () => Number((await money(kai(), MAIN)).available);
async function load(change: object = {}, idempotencyKey?: string, key = 'kai') {
  const order = { fromAccount: MAIN, toAccount: card, toAmount: '20', ...change };
  return handlers.accountTransfer(order, { ...bank.as(key, { idempotencyKey }), bodyHash: JSON.stringify(order) });
}
const setStatus = (account: number, status: number) =>
  bank.db.query('UPDATE account SET status = $2 WHERE id = $1', [account, status]);

test('what is loaded leaves the account and is on the card at once, under a kind of its own', async () => {
  const before = await balance(MAIN);
  const loaded = await load();
  expect(loaded).toMatchObject({ kind: 'CardLoad', status: 'posted', summary: { fee: '0.00', total: '20.00' } });
  expect(await balance(MAIN)).toBeCloseTo(before - 20, 2);
  expect(await balance(card)).toBe(20);
  const [out, into] = [(await newest(kai(), MAIN, 1))[0], (await newest(kai(), card, 1))[0]];
  expect([out, into]).toMatchObject([
    { transactionId: loaded.trxid, operationType: 'CardLoad', direction: 'out', category: null },
    { transactionId: `${loaded.trxid}-in`, operationType: 'CardLoad', direction: 'in' },
  ]);
});

test('until it is approved the money is held and not on the card; given up, it is free again', async () => {
  await mode('kai', 'otp');
  const before = await balance(MAIN);
  const first = await load();
  expect(await balance(card)).toBe(0);
  expect(await available()).toBeCloseTo(before - 20, 2);
  await handlers.transferCancel({ trxid: first.trxid }, kai());
  expect(await available()).toBeCloseTo(before, 2);
  const second = await load();
  expect((await confirm(kai(), second.trxid, lastCode())).status).toBe('posted');
  expect([await balance(card), await balance(MAIN)]).toEqual([20, before - 20]);
});

test('from another currency, the held price is the one that is taken', async () => {
  const asked = { amount: '20', fromAccountId: LEI, toAccountId: card };
  const quote = await handlers.accountTransferFee({ ...asked, hold: true }, kai());
  const { summary } = await load({ fromAccount: LEI, quoteId: quote.quoteId });
  expect(summary).toMatchObject({ total: quote.total, exchangeRate: quote.exchangeRate });
  expect(await balance(card)).toBe(20);
});

const OTHER_STATUSES = Object.entries(cardStatus).filter(([name]) => name !== 'active' && name !== 'canceled');
test.each(OTHER_STATUSES)('a card that is %s is not loaded', async (_name, status) => {
  await setStatus(card, status);
  expect(await refusedAt(load())).toEqual({ code: 'VF', field: 'toAccount', reason: 'cardNotLoadable' });
  expect(await balance(card)).toBe(0);
});

test('a card that has expired is not loaded, also while nobody has looked at it', async () => {
  await bank.db.query('UPDATE card SET expiry_year = 2026, expiry_month = 10 WHERE account_id = $1', [card]);
  expect(await refusedAt(load())).toMatchObject({ reason: 'cardNotLoadable' });
  await bank.db.query('UPDATE card SET expiry_month = 11 WHERE account_id = $1', [card]);
  expect(await load()).toMatchObject({ status: 'posted' });
});

test('a debit card holds nothing to load, a canceled card is over, and another’s is none', async () => {
  const [debit] = await bank.db.query<{ id: number }>(
    `SELECT id FROM account WHERE customer_id = $1 AND sub_type = 'DEBIT' AND status = 2`,
    [KAI],
  );
  expect(await refusedAt(load({ toAccount: debit?.id }))).toMatchObject({ reason: 'cardNotLoadable' });
  await setStatus(card, cardStatus.canceled);
  expect(await refusedAt(load())).toMatchObject({ reason: 'accountClosed' });
  await setStatus(card, cardStatus.active);
  expect(await refusedAt(load({ fromAccount: 10011 }, undefined, 'ana'))).toMatchObject({ reason: 'noAccess' });
});

test.each([
  ['nothing', '0', 'invalidAmount'],
  ['a third of a cent', '0.333', 'invalidAmount'],
  ['more than the limit', '50000.01', 'amountTooLarge'],
  ['more than there is', '49999', 'insufficientFunds'],
])('loading %s is refused and moves nothing', async (_what, toAmount, reason) => {
  const before = await balance(MAIN);
  expect(await refusedAt(load({ toAmount }))).toEqual({ code: 'VF', field: 'toAmount', reason });
  expect([await balance(MAIN), await balance(card)]).toEqual([before, 0]);
});

test('five calls under one key load once; another amount under it is refused', async () => {
  const first = await load({}, 'load-1');
  expect(await Promise.all(Array.from({ length: 5 }, () => load({}, 'load-1')))).toEqual(Array(5).fill(first));
  expect(await refusedAt(load({ toAmount: '21' }, 'load-1'))).toMatchObject({ reason: 'keyReused' });
  expect(await balance(card)).toBe(20);
});

test('at access level 3 another user approves it, and its maker does not', async () => {
  card = await prepaidCardFor(bank, ATELIER);
  const { trxid, status } = await load({ fromAccount: OPERATIONS }, undefined, 'lev');
  expect(status).toBe('created');
  await bank.db.query(
    'UPDATE membership SET access_right = 4 WHERE user_id = (SELECT id FROM app_user WHERE email = $1)',
    ['lev@personas.test'],
  );
  expect(await refusedAt(decide(bank.as('lev'), [trxid]))).toMatchObject({ reason: 'ownRequest' });
  await mode('abel', 'none');
  expect(await decide(bank.as('abel'), [trxid])).toMatchObject({
    status: 'approved',
    requests: [{ transactionType: 'CardLoad' }],
  });
  expect(Number((await money(bank.as('abel'), card)).balance)).toBe(20);
});

test('a card that is over when its load is approved passes the money on, once', async () => {
  await mode('kai', 'otp');
  const before = await balance(MAIN);
  const { trxid } = await load();
  const code = lastCode();
  await cards.cardBlock({ accountId: card, reason: 'lost' }, kai());
  expect((await confirm(kai(), trxid, code)).status).toBe('posted');
  await worker.work();
  await worker.work();
  expect([await balance(card), await balance(MAIN)]).toEqual([0, before]);
});

test('what loads a card every month is listed with the customer’s own accounts', async () => {
  const { trxid } = await load({ subscriptionPeriod: 'month' });
  const { subscriptions } = await recurring.preApprovedList({}, kai());
  expect(subscriptions.find(({ id }) => id === trxid)).toMatchObject({ type: 'OwnTransfer', status: 'active' });
});
