// Rules: R2.4.62, R2.4.63, R2.4.64.
import { audit } from '../../../qa/audit';
import { createWorker } from '../../../platform/jobs/worker';
import type { Worker } from '../../../platform/jobs/worker';
import { jobKinds } from '../../../server/job-kinds';
import { money, moneyBank, refusedAt, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [ANA_EUR, BEN_EUR] = [10011, 10021];

let bank: MoneyBank;
let worker: Worker;
beforeAll(async () => {
  bank = await moneyBank();
  await bank.db.query(`UPDATE app_user SET approve_mode = 'none'`);
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('ana');
  const onError = (error: unknown) => {
    throw error;
  };
  worker = createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError });
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});
afterAll(async () => {
  await worker.close();
  await bank.close();
});

let keys = 0;
const newKey = () => `after-${(keys += 1)}`;
const toBen = (amount = '12') =>
  send(bank.as('ana'), { accountId: ANA_EUR, amount, currency: 'EUR', toEmail: 'ben@personas.test' });
async function abroad(
  beneficiaryName = 'Greta Blum',
  by: typeof handlers.eftTransfer | typeof handlers.instantPayment = handlers.eftTransfer,
) {
  const input = {
    fromAccountId: ANA_EUR,
    countryCode: 'DE',
    currencyCode: 'EUR',
    amount: '25',
    permission: '3d',
    beneficiaryName,
  } as const;
  const order = { ...input, extraParams: { iban: 'DE89 3704 0044 0532 0130 00' } };
  const sent = await by(order, bank.as('ana'));
  await worker.work();
  return sent;
}
const after = async (key: string, transactionId: string) => handlers.paymentAfter({ transactionId }, bank.as(key));
const recall = async (key: string, transactionId: string) => handlers.paymentRecall({ transactionId }, bank.as(key));
const giveBack = async (key: string, transactionId: string, idempotencyKey = newKey()) =>
  handlers.paymentReturn(
    { transactionId, note: 'Not mine' },
    { ...bank.as(key, { idempotencyKey }), bodyHash: transactionId },
  );

test('a payment abroad says when it is expected, and why it is late once it is', async () => {
  const { trxid, arrivesAt } = await abroad('Late Bank');
  const known = await after('ana', trxid);
  expect(known).toMatchObject({ late: null, recall: null, canRecall: true, canReturn: false });
  expect(Date.parse(known.expectedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(arrivesAt ?? ''));
  bank.clock.advance(Date.parse(known.expectedAt ?? '') - bank.clock.now() + 1);
  expect((await after('ana', trxid)).late).not.toBeNull();
  await expect(after('ben', trxid)).rejects.toMatchObject({ reason: 'noAccess' });
});

/** Moves the bank's clock to the next noon of a day of the week; 0 is Sunday. */
function toWeekday(weekday: number) {
  const noon = Math.floor(bank.clock.now() / DAY_MS) * DAY_MS + DAY_MS + 12 * HOUR_MS;
  const away = (weekday - new Date(noon).getUTCDay() + 7) % 7;
  bank.clock.advance(noon + away * DAY_MS - bank.clock.now());
}

test('an instant payment that is late on a Sunday waits for the other bank: its rail never closes', async () => {
  toWeekday(0);
  const { trxid } = await abroad('Late Bank', handlers.instantPayment);
  bank.clock.advance(HOUR_MS);
  expect((await after('ana', trxid)).late).toBe('otherBank');
});

test('a transfer that is late on a Saturday waits for its clearing system', async () => {
  toWeekday(4);
  const { trxid } = await abroad('Late Bank');
  // It was promised for the Friday.
  toWeekday(6);
  expect((await after('ana', trxid)).late).toBe('bankHoliday');
});

test('asked in time the bank abroad sends the money back, and the fee stays', async () => {
  const before = Number((await money(bank.as('ana'), ANA_EUR)).balance);
  const { trxid } = await abroad();
  const [asked, again] = await Promise.all([recall('ana', trxid), recall('ana', trxid)]);
  expect(asked).toMatchObject({ state: 'asked' });
  expect(again).toEqual(asked);
  expect(await after('ana', trxid)).toMatchObject({ recall: { state: 'asked' }, canRecall: false });
  bank.clock.advance(HOUR_MS);
  await worker.work();
  expect(await after('ana', trxid)).toMatchObject({ recall: { state: 'returned' }, expectedAt: null });
  expect(Number((await money(bank.as('ana'), ANA_EUR)).balance)).toBeCloseTo(before - 0.3, 8);
  expect(bank.notices.at(-1)?.subject).toBe('Your money is back');
  // The day that was promised changes nothing any more.
  bank.clock.advance(7 * DAY_MS);
  await worker.work();
  expect(Number((await money(bank.as('ana'), ANA_EUR)).balance)).toBeCloseTo(before - 0.3, 8);
});

test('a bank that keeps the money says so', async () => {
  const { trxid } = await abroad('Keeps Money');
  await recall('ana', trxid);
  bank.clock.advance(HOUR_MS);
  await worker.work();
  expect(await after('ana', trxid)).toMatchObject({ recall: { state: 'declined' } });
});

test('another customer is asked, told where, and returns the whole once', async () => {
  const { trxid } = await toBen();
  bank.notices.length = 0;
  expect(await refusedAt(recall('ben', trxid))).toMatchObject({ reason: 'noAccess' });
  await recall('ana', trxid);
  expect(bank.notices).toMatchObject([{ customerId: 1002, subject: 'Ana Marin asks for money back' }]);
  expect(await after('ben', trxid)).toMatchObject({ recall: { state: 'asked' }, canReturn: true, canRecall: false });
  expect(await refusedAt(giveBack('ana', trxid))).toMatchObject({ reason: 'noAccess' });
  const before = [await money(bank.as('ana'), ANA_EUR), await money(bank.as('ben'), BEN_EUR)];
  const tries = await Promise.allSettled([giveBack('ben', trxid), giveBack('ben', trxid), giveBack('ben', trxid)]);
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(made).toMatchObject([{ status: 'posted', summary: { amount: '12.00', fee: '0.00', note: 'Not mine' } }]);
  expect(Number((await money(bank.as('ana'), ANA_EUR)).balance)).toBeCloseTo(Number(before[0]?.balance) + 12, 8);
  expect(Number((await money(bank.as('ben'), BEN_EUR)).balance)).toBeCloseTo(Number(before[1]?.balance) - 12, 8);
  const back = made[0]?.trxid ?? '';
  expect(await after('ana', trxid)).toMatchObject({ recall: { state: 'returned' }, returnedBy: back });
  expect(await after('ben', trxid)).toMatchObject({ returnedBy: back, canReturn: false });
  expect(await refusedAt(giveBack('ben', trxid))).toMatchObject({ reason: 'wasReturned' });
  // A return is not returned, and not asked back.
  expect(await after('ana', back)).toMatchObject({ returns: trxid, canReturn: false });
  expect(await refusedAt(giveBack('ana', back))).toMatchObject({ reason: 'notReturnable' });
  expect(await refusedAt(recall('ben', back))).toMatchObject({ reason: 'notRecallable' });
});

test('a return that came to nothing may be made again', async () => {
  const { trxid } = await toBen('3');
  await bank.db.query(`UPDATE app_user SET approve_mode = 'otp' WHERE email = 'ben@personas.test'`);
  const first = await giveBack('ben', trxid);
  expect(first.status).toBe('pending');
  // The payer hears of it when the money is there.
  expect((await after('ana', trxid)).returnedBy).toBeNull();
  expect(await refusedAt(giveBack('ben', trxid))).toMatchObject({ reason: 'wasReturned' });
  await handlers.transferCancel({ trxid: first.trxid }, bank.as('ben'));
  expect(await giveBack('ben', trxid)).toMatchObject({ status: 'pending' });
});
