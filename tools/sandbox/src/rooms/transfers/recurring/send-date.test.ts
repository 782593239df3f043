// Rules: R2.7.155, I4.
import { audit } from '../../../qa/audit';
import { sayDay } from '../../../ledger/say-amount';
import { createWorker } from '../../../platform/jobs/worker';
import type { Worker } from '../../../platform/jobs/worker';
import { jobKinds } from '../../../server/job-kinds';
import { confirm, money, moneyBank, refused, refusedAt, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { TARGET } from '../external/business-days';
import { handlers as transfers } from '../handlers';
import { OPERATIONS, requestCaller } from '../test-requests';
import { handlers } from './handlers';
import { sendDateOf } from './send-date';

let bank: MoneyBank;
let workers: Worker[];
beforeAll(async () => {
  bank = await moneyBank();
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('ana');
  const onError = (error: unknown) => {
    throw error;
  };
  // Two banks on one database.
  workers = [0, 1].map(() => createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError }));
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await bank.close();
});

const [ANA_EUR, ANA_USD] = [10011, 10012];
const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => new Date(bank.clock.now() + days * DAY_MS).toISOString().slice(0, 10);
let keys = 0;
const as = (key: string, body: unknown) => ({
  ...bank.as(key, { idempotencyKey: `send-date-${(keys += 1)}` }),
  bodyHash: JSON.stringify(body),
});
const p2p = (sendOn: string, amount = '5') => {
  const input = { accountId: ANA_EUR, amount, currency: 'EUR', toEmail: 'ben@personas.test', note: 'Rent', sendOn };
  return Promise.resolve(transfers.p2pTransfer(input, as('ana', input)));
};
const ORDERS = {
  P2P: (sendOn: string) => p2p(sendOn),
  OwnTransfer(sendOn: string) {
    const input = { fromAccount: ANA_EUR, toAccount: ANA_USD, toAmount: '2', sendOn };
    return Promise.resolve(transfers.accountTransfer(input, as('ana', input)));
  },
  External(sendOn: string) {
    const input = {
      ...{ fromAccountId: ANA_EUR, countryCode: 'DE', currencyCode: 'EUR', amount: '25', permission: '3d' as const },
      ...{ beneficiaryName: 'Greta Blum', extraParams: { iban: 'DE89370400440532013000' }, note: '', sendOn },
    };
    return Promise.resolve(transfers.eftTransfer(input, as('ana', input)));
  },
} as const;
const approved = (trxid: string) => confirm(bank.as('ana'), trxid, bank.sent.at(-1)?.code ?? '');
const statusOf = async (id: string) =>
  (await bank.db.query<{ status: string }>('SELECT status FROM payment WHERE id = $1', [id]))[0]?.status;
const listed = async (id: string, key = 'ana') =>
  (await handlers.preApprovedList({}, bank.as(key))).subscriptions.find((one) => one.id === id);
const callOff = (id: string, key = 'ana') => Promise.resolve(handlers.preApprovedCancel({ id }, bank.as(key)));
async function workAt(instant: string) {
  bank.clock.advance(Date.parse(instant) - bank.clock.now());
  await Promise.all(workers.map((worker) => worker.work()));
}
const about = (id: string) =>
  bank.events.filter(({ event, subject }) => event === 'transferChanged' && subject === id).length;

test.each([
  ['P2P', 'posted'],
  ['OwnTransfer', 'posted'],
  ['External', 'released'],
] as const)('%s: approved now, it leaves on its day, once, and is listed until then', async (kind, after) => {
  const before = await money(bank.as('ana'), ANA_EUR);
  const sendOn = dayFromNow(9);
  const { trxid, summary } = await ORDERS[kind](sendOn);
  const leavesAt = summary.leavesAt ?? '';
  expect(leavesAt.slice(0, 10) >= sendOn).toBe(true);
  expect(bank.sent.at(-1)?.text).toContain(', leaves on ');
  expect(await approved(trxid)).toMatchObject({ status: 'held', releasesAt: leavesAt });
  expect(await listed(trxid)).toMatchObject({
    ...{ type: kind, status: 'active', period: null, mayCancel: true },
    comingOn: [leavesAt.slice(0, 10)],
  });
  await workAt(new Date(Date.parse(leavesAt) - 1).toISOString());
  expect(await statusOf(trxid)).toBe('held');
  expect((await money(bank.as('ana'), ANA_EUR)).balance).toBe(before.balance);
  const heard = about(trxid);
  await workAt(leavesAt);
  expect(await statusOf(trxid)).toBe(after);
  expect(about(trxid)).toBeGreaterThan(heard);
  expect(Number((await money(bank.as('ana'), ANA_EUR)).balance)).toBeLessThan(Number(before.balance));
  expect(await listed(trxid)).toBeUndefined();
  const left = await money(bank.as('ana'), ANA_EUR);
  // The job again, as after a crash that forgot it was done: nothing moves.
  await bank.db.query(`INSERT INTO job (id, kind, payload, due_at) VALUES ($1, 'releasePayment', $2, $3)`, [
    ...[`again-${trxid}`, JSON.stringify({ paymentId: trxid }), new Date(bank.clock.now())],
  ]);
  await workAt(leavesAt);
  expect(await money(bank.as('ana'), ANA_EUR)).toEqual(left);
});

test('called off before its day it gives the hold back, once, and nobody else can', async () => {
  const before = await money(bank.as('ana'), ANA_EUR);
  const { trxid, summary } = await p2p(dayFromNow(5));
  await approved(trxid);
  expect(await listed(trxid, 'ben')).toBeUndefined();
  expect((await refused(callOff(trxid, 'ben'))).reason).toBe('unknownSubscription');
  await callOff(trxid);
  expect(await money(bank.as('ana'), ANA_EUR)).toEqual(before);
  expect((await refused(callOff(trxid))).reason).toBe('subscriptionIsOver');
  await workAt(summary.leavesAt ?? '');
  expect(await statusOf(trxid)).toBe('cancelled');
});

test('called off in its last instant or released: exactly one', async () => {
  const { trxid, summary } = await p2p(dayFromNow(5));
  await approved(trxid);
  const at = summary.leavesAt ?? '';
  bank.clock.advance(Date.parse(at) - bank.clock.now() - 1);
  const [off, left] = await Promise.all([
    callOff(trxid).then(
      () => true,
      () => false,
    ),
    bank.db
      .query<{ status: string | null }>('SELECT (payment_release_held($1, $2)).status', [trxid, at])
      .then(([row]) => row?.status === 'posted'),
  ]);
  expect([off, left].filter(Boolean)).toHaveLength(1);
});

test('what cannot leave any more on its day gives its hold back, and its maker is told', async () => {
  const before = await money(bank.as('ana'), ANA_EUR);
  const { trxid, summary } = await p2p(dayFromNow(5));
  await approved(trxid);
  await bank.db.query(
    `INSERT INTO payout_block (customer_id, block_type, email, note, created_at) VALUES ($1, 'email', $2, '', now())`,
    [bank.as('ana').caller?.customerId, 'ben@personas.test'],
  );
  bank.notices.length = 0;
  await workAt(summary.leavesAt ?? '');
  expect(await statusOf(trxid)).toBe('cancelled');
  expect(await money(bank.as('ana'), ANA_EUR)).toEqual(before);
  expect(bank.notices.map(({ subject }) => subject)).toContain('A recurring payment has ended');
  await bank.db.query(`DELETE FROM payout_block WHERE email = 'ben@personas.test' AND note = ''`);
});

test('approved by a colleague it waits for its day, and its payee hears of it then', async () => {
  const { decide, mode } = requestCaller(() => bank);
  const sendOn = dayFromNow(5);
  const order = { accountId: OPERATIONS, amount: '40', currency: 'EUR', toEmail: 'ben@personas.test', sendOn };
  const { trxid, status, summary } = await send(bank.as('lev'), order);
  expect(status).toBe('created');
  await mode('abel', 'none');
  bank.notices.length = 0;
  await decide(bank.as('abel', { idempotencyKey: 'send-date-abel' }), [trxid]);
  expect(await statusOf(trxid)).toBe('held');
  const day = sayDay('en', (summary.leavesAt ?? '').slice(0, 10));
  expect(bank.notices).toMatchObject([{ subject: 'Your transfer was approved', text: expect.stringContaining(day) }]);
  expect(bank.notices[0]?.text).not.toContain('sent');
  const arrivals = () => bank.notices.filter(({ topic }) => topic === 'incoming').length;
  expect(arrivals()).toBe(0);
  await workAt(summary.leavesAt ?? '');
  expect(await statusOf(trxid)).toBe('posted');
  expect(arrivals()).toBe(1);
});

test('a day that is over, too far or in no calendar is refused at its field, in the order and in the quote', async () => {
  const wrong = { code: 'VF', field: 'sendOn', reason: 'invalidSendDate' };
  for (const sendOn of [dayFromNow(-1), dayFromNow(367), '2031-02-30']) {
    expect(await refusedAt(p2p(sendOn))).toEqual(wrong);
    expect(await refusedAt(ORDERS.OwnTransfer(sendOn))).toEqual(wrong);
    expect(await refusedAt(ORDERS.External(sendOn))).toEqual(wrong);
    const asked = { accountId: ANA_EUR, amount: '5', currency: 'EUR', sendOn };
    expect(await refusedAt(Promise.resolve(transfers.p2pTransferFee(asked, bank.as('ana'))))).toEqual(wrong);
  }
});

test('a quote for a day says when it leaves and, at another bank, when it arrives', async () => {
  const sendOn = dayFromNow(12);
  const asked = { fromAccountId: ANA_EUR, countryCode: 'DE', currencyCode: 'EUR', amount: '25', sendOn };
  const quote = await transfers.eftTransferFee(asked, bank.as('ana'));
  expect(quote.leavesAt?.slice(0, 10) ?? '').not.toBe('');
  expect((quote.arrivesAt ?? '') > (quote.leavesAt ?? '')).toBe(true);
});

const NOON = Date.parse('2026-12-24T12:00:00Z');
test.each([
  ['2026-12-24', TARGET, null],
  ['2026-12-25', TARGET, '2026-12-28T05:00:00.000Z'],
  ['2026-12-25', null, '2026-12-25T05:00:00.000Z'],
  ['2027-12-25', null, '2027-12-25T05:00:00.000Z'],
] as const)('ordered for %s by its calendar it leaves at %s', (sendOn, calendar, leavesAt) => {
  expect(sendDateOf(sendOn, NOON, calendar)).toEqual({ leavesAt });
});
