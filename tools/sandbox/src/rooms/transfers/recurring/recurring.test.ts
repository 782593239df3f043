// Rules: R0.173, R2.7.150 to R2.7.154, I4.
import { moveAddress, moveToMailboxes } from '../../../identity/people/test-move-address';
import { audit } from '../../../qa/audit';
import { createWorker } from '../../../platform/jobs/worker';
import type { Worker } from '../../../platform/jobs/worker';
import { jobKinds } from '../../../server/job-kinds';
import { personaOf } from '../../../seed/personas';
import { confirm, dropSeedJobs, money, moneyBank, refused, refusedAt } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers as transfers } from '../handlers';
import { sayDay } from '../../../ledger/say-amount';
import { dayOf, madeOn } from './days';
import { consequenceOf, OTHER_PAYEE } from './failures';
import { handlers } from './handlers';

let bank: MoneyBank;
let workers: Worker[];
beforeAll(async () => {
  bank = await moneyBank();
  await dropSeedJobs(bank);
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

const [ANA_EUR, ANA_USD, BEN_EUR] = [10011, 10012, 10021];
const DAY_MS = 86_400_000;
let keys = 0;
const work = () => Promise.all(workers.map((worker) => worker.work()));
const as = (key: string, body: unknown) => ({
  ...bank.as(key, { idempotencyKey: `recurring-${(keys += 1)}` }),
  bodyHash: JSON.stringify(body),
});
const lastCode = () => bank.sent.at(-1)?.code ?? '';

const MONTHLY = { subscriptionPeriod: 'month' } as const;
type Fields = { subscriptionPeriod?: 'week' | 'month'; subscriptionEndsOn?: string };

async function order(fields: Fields = MONTHLY, amount = '5', toEmail = personaOf('ben').username) {
  const input = { accountId: ANA_EUR, amount, currency: 'EUR', toEmail, note: 'Rent' };
  return transfers.p2pTransfer({ ...input, ...fields }, as('ana', { ...input, ...fields }));
}
async function begun(fields: Fields = MONTHLY, amount = '5', toEmail = personaOf('ben').username) {
  const { trxid } = await order(fields, amount, toEmail);
  await confirm(bank.as('ana'), trxid, lastCode());
  return trxid;
}
const listed = async (id: string, key = 'ana') =>
  (await handlers.preApprovedList({}, bank.as(key))).subscriptions.find((one) => one.id === id);
const nextOf = async (id: string) =>
  (await bank.db.query<{ on: string }>('SELECT next_on::text AS on FROM subscription WHERE id = $1', [id]))[0]?.on ??
  '';
/** The dates that were paid, and under how many payments. */
const runs = (id: string) =>
  bank.db.query<{ on: string; payment: string | null; failure: string | null }>(
    'SELECT run_on::text AS on, payment_id AS payment, failure FROM subscription_run WHERE subscription_id = $1 ORDER BY run_on',
    [id],
  );
const subjects = () => bank.notices.map(({ subject }) => subject);
async function moveTo(day: string) {
  const ms = Date.parse(`${day}T05:00:00Z`) - bank.clock.now();
  if (ms > 0) bank.clock.advance(ms);
}
const cancel = async (id: string, key = 'ana') => handlers.preApprovedCancel({ id }, bank.as(key));

test('approved once, it is paid on its next date, once, and says so', async () => {
  const { trxid, summary } = await order();
  expect(summary.subscription).toEqual({ period: 'month', endsOn: null });
  expect(bank.sent.at(-1)?.text).toContain('repeats every month, until it is cancelled.');
  expect(await listed(trxid)).toMatchObject({ status: 'waiting', comingOn: [] });
  await confirm(bank.as('ana'), trxid, lastCode());
  const date = await nextOf(trxid);
  expect(await listed(trxid)).toMatchObject({
    status: 'active',
    type: 'P2P',
    beneficiaryEmail: personaOf('ben').username,
    period: 'month',
  });
  expect((await listed(trxid))?.comingOn[0]).toBe(madeOn(date));

  const before = await money(bank.as('ana'), ANA_EUR);
  bank.notices.length = 0;
  await moveTo(date);
  await work();
  await moveTo(madeOn(date));
  await work();
  const made = await runs(trxid);
  expect(made.map(({ on }) => on)).toEqual([expect.any(String), date]);
  const after = await money(bank.as('ana'), ANA_EUR);
  expect(Number(after.balance)).toBeLessThanOrEqual(Number(before.balance) - 5);
  expect(after.pending).toBe(before.pending);
  expect(subjects()).toEqual(['Money sent', 'Money received']);
  // The job again, as after a crash that forgot it was done: nothing moves.
  await bank.db.query(`INSERT INTO job (id, kind, payload, due_at) VALUES ('again', 'runSubscription', $1, $2)`, [
    JSON.stringify({ subscriptionId: trxid, runOn: date }),
    new Date(bank.clock.now()),
  ]);
  await work();
  expect(await money(bank.as('ana'), ANA_EUR)).toEqual(after);
  await cancel(trxid);
});

test('an account of one’s own is paid in the same way, and the last day ends it', async () => {
  const input = { fromAccount: ANA_EUR, toAccount: ANA_USD, toAmount: '2' };
  const endsOn = new Date(bank.clock.now() + 8 * DAY_MS).toISOString().slice(0, 10);
  const fields = { subscriptionPeriod: 'week', subscriptionEndsOn: endsOn } as const;
  const { trxid } = await transfers.accountTransfer({ ...input, ...fields }, as('ana', { ...input, ...fields }));
  await confirm(bank.as('ana'), trxid, lastCode());
  await moveTo(madeOn(await nextOf(trxid)));
  const before = await money(bank.as('ana'), ANA_USD);
  await work();
  expect(Number((await money(bank.as('ana'), ANA_USD)).balance)).toBeCloseTo(Number(before.balance) + 2, 8);
  expect(await listed(trxid)).toMatchObject({ status: 'ended', comingOn: [], mayCancel: false, type: 'OwnTransfer' });
});

test('money that is short is tried again the day after, three times, and the next date stays', async () => {
  // The first payment takes more than half of what there is, so that the second one finds too little.
  const amount = String(Math.floor(Number((await money(bank.as('ana'), ANA_EUR)).available) * 0.6));
  const id = await begun(MONTHLY, amount);
  const date = await nextOf(id);
  await moveTo(madeOn(date));
  bank.notices.length = 0;
  await work();
  expect(await listed(id)).toMatchObject({ status: 'active', isShort: true });
  const nextTry = sayDay('en', dayOf(bank.clock.now() + DAY_MS));
  expect(bank.notices.map(({ text }) => text).join()).toContain(`We try again on ${nextTry}.`);
  for (let day = 1; day <= 2; day += 1) {
    bank.clock.advance(DAY_MS);
    await work();
  }
  expect(subjects()).toEqual([
    'A recurring payment has to wait',
    'A recurring payment has to wait',
    'A recurring payment was left out',
  ]);
  expect((await runs(id)).at(-1)).toEqual({ on: date, payment: null, failure: 'insufficientFunds' });
  expect((await nextOf(id)) > date).toBe(true);
  const back = { accountId: BEN_EUR, amount, currency: 'EUR', toEmail: personaOf('ana').username };
  await transfers.p2pTransfer(back, as('ben', back));
  await moveTo(madeOn(await nextOf(id)));
  await work();
  expect((await runs(id)).at(-1)?.payment).not.toBeNull();
  await cancel(id);
});

test('cancelled while money is short, it says nothing of a next try', async () => {
  const id = await begun();
  await bank.db.query('UPDATE subscription SET tries = 1 WHERE id = $1', [id]);
  expect(await listed(id)).toMatchObject({ status: 'active', isShort: true });
  await cancel(id);
  expect(await listed(id)).toMatchObject({ status: 'cancelled', isShort: false });
});

test('cancelled, blocked or of a maker who may no longer, it is not paid again', async () => {
  const cancelled = await begun();
  const blocked = await begun();
  await cancel(cancelled);
  expect((await refused(cancel(cancelled))).reason).toBe('subscriptionIsOver');
  await bank.db.query(
    `INSERT INTO payout_block (customer_id, block_type, email, note, created_at) VALUES ($1, 'email', $2, '', now())`,
    [personaOf('ana').customerId, personaOf('ben').username],
  );
  await moveTo(madeOn(await nextOf(blocked)));
  await work();
  expect(await listed(cancelled)).toMatchObject({ status: 'cancelled' });
  expect(await listed(blocked)).toMatchObject({ status: 'stopped' });
  expect(await runs(cancelled)).toHaveLength(1);
  await bank.db.query('DELETE FROM payout_block WHERE customer_id = $1', [personaOf('ana').customerId]);
});

test('an address that another customer has taken over pays nobody, and its maker is told', async () => {
  const id = await begun();
  const ben = personaOf('ben');
  const otis = personaOf('otis');
  const before = await bank.db.query('SELECT id, balance FROM account WHERE customer_id = $1 ORDER BY id', [
    otis.customerId,
  ]);
  await moveAddress(bank.db, ben.username, 'ben.moved@personas.test');
  await moveAddress(bank.db, otis.username, ben.username);
  bank.notices.length = 0;
  await moveTo(madeOn(await nextOf(id)));
  await work();
  await moveAddress(bank.db, ben.username, otis.username);
  await moveAddress(bank.db, 'ben.moved@personas.test', ben.username);
  expect(
    await bank.db.query('SELECT id, balance FROM account WHERE customer_id = $1 ORDER BY id', [otis.customerId]),
  ).toEqual(before);
  expect((await runs(id)).at(-1)).toMatchObject({ payment: null, failure: 'otherPayee' });
  expect(await listed(id)).toMatchObject({ status: 'stopped' });
  expect(subjects()).toEqual(['A recurring payment was stopped']);
  expect(bank.notices.at(-1)?.text).toContain('now belongs to another customer');
});

test('an address that was moved to its mailbox since the approval is paid', async () => {
  const [kept, mailbox] = ['ben@büro.test', 'ben@xn--bro-hoa.test'];
  await moveAddress(bank.db, personaOf('ben').username, kept);
  const id = await begun(MONTHLY, '5', kept);
  await moveToMailboxes(bank);
  expect(await listed(id)).toMatchObject({ status: 'active', beneficiaryEmail: mailbox });
  await moveTo(madeOn(await nextOf(id)));
  await work();
  expect((await runs(id)).at(-1)).toMatchObject({ failure: null });
  expect(await listed(id)).toMatchObject({ status: 'active' });
  await cancel(id);
  await moveAddress(bank.db, mailbox, personaOf('ben').username);
});

test('given up before it was approved, it never begins; nobody else sees or cancels it', async () => {
  const { trxid } = await order();
  await transfers.transferCancel({ trxid }, bank.as('ana'));
  expect(await listed(trxid)).toMatchObject({ status: 'cancelled' });
  const id = await begun();
  expect(await listed(id, 'ben')).toBeUndefined();
  expect((await refused(cancel(id, 'ben'))).reason).toBe('unknownSubscription');
  const initiates = bank.as('ana');
  const other = {
    ...initiates,
    caller: initiates.caller && { ...initiates.caller, userId: 999_999, right: 3 as const },
  };
  expect((await refused(Promise.resolve(handlers.preApprovedCancel({ id }, other)))).reason).toBe(
    'unknownSubscription',
  );
  await cancel(id);
});

test.each([
  ['a last day that is over', { ...MONTHLY, subscriptionEndsOn: '2020-01-01' }],
  ['a last day in no calendar', { ...MONTHLY, subscriptionEndsOn: '2031-02-30' }],
  ['a last day of nothing', { subscriptionEndsOn: '2031-02-20' }],
])('%s is refused at its field', async (_what, fields) => {
  expect(await refusedAt(order(fields))).toEqual({
    code: 'VF',
    field: 'subscriptionEndsOn',
    reason: 'invalidSubscriptionEnd',
  });
});

test('the filters of the list hold together', async () => {
  const id = await begun(MONTHLY, '7.5');
  const found = async (filters: Parameters<typeof handlers.preApprovedList>[0]) =>
    (await handlers.preApprovedList(filters, bank.as('ana'))).subscriptions.some((one) => one.id === id);
  expect(await found({ beneficiaryEmail: personaOf('ben').username.slice(1, 6), fromAmount: '7.5', type: 'P2P' })).toBe(
    true,
  );
  expect(await found({ toAmount: '7.49' })).toBe(false);
  expect(await found({ type: 'OwnTransfer' })).toBe(false);
  expect(await found({ beneficiaryEmail: 'nobody' })).toBe(false);
  await cancel(id);
});

test.each([
  ['2027-01-31', 'month', ['2027-02-28', '2027-03-31', '2027-04-30']],
  ['2028-02-29', 'year', ['2029-02-28', '2030-02-28', '2031-02-28']],
  ['2027-11-30', 'quarter', ['2028-02-29', '2028-05-30', '2028-08-30']],
  ['2027-12-25', 'twoWeeks', ['2028-01-08', '2028-01-22', '2028-02-05']],
])('the dates after %s, every %s', async (start, period, dates) => {
  const rows = await bank.db.query<{ on: string }>(
    'SELECT subscription_date($1::date, $2, n)::text AS on FROM generate_series(1, 3) n',
    [start, period],
  );
  expect(rows.map(({ on }) => on)).toEqual(dates);
});

test('a day on which banks are closed is moved to the next one', () => {
  expect(['2026-12-25', '2027-01-01', '2027-03-26', '2027-01-05'].map((day) => madeOn(day))).toEqual([
    '2026-12-28',
    '2027-01-04',
    '2027-03-30',
    '2027-01-05',
  ]);
});

test('what fails once goes on, and what cannot be made any more ends', () => {
  expect(consequenceOf('insufficientFunds', 1)).toBe('retry');
  expect(consequenceOf('insufficientFunds', 3)).toBe('skip');
  expect(consequenceOf('notPermitted', 1)).toBe('skip');
  expect(consequenceOf('accountClosed', 1)).toBe('stop');
  expect(consequenceOf(OTHER_PAYEE, 1)).toBe('stop');
});
