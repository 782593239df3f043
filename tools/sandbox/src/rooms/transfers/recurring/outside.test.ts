// Rules: R2.7.152, R2.7.153, R2.7.184, I4.
import type { Parsed } from '@bank/protocol';
import type { eftTransfer } from '@bank/protocol/transfers-external';
import { audit } from '../../../qa/audit';
import { createWorker } from '../../../platform/jobs/worker';
import type { Worker } from '../../../platform/jobs/worker';
import { jobKinds } from '../../../server/job-kinds';
import { confirm, money, moneyBank, refusedAt } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers as transfers } from '../handlers';
import { madeOn } from './days';
import { consequenceOf } from './failures';
import { handlers } from './handlers';

let bank: MoneyBank;
let workers: Worker[];
beforeEach(async () => {
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
  await Promise.all(workers.map((worker) => worker.close()));
  await bank.close();
});

const ANA_EUR = 10011;
const IBAN = 'DE89370400440532013000';
type Order = Parsed<typeof eftTransfer>;
const ORDER: Order = {
  ...{ fromAccountId: ANA_EUR, countryCode: 'DE', currencyCode: 'EUR', amount: '25', permission: '3d' },
  ...{ beneficiaryName: 'Greta Blum', extraParams: { iban: IBAN }, note: 'Rent', subscriptionPeriod: 'month' },
};
const WAYS = {
  eft: transfers.eftTransfer,
  wire: transfers.wireTransfer,
  oct: transfers.octTransfer,
  instant: transfers.instantPayment,
} as const;
let keys = 0;
async function begun(way: keyof typeof WAYS, change: Partial<Order> = {}): Promise<string> {
  const order = { ...ORDER, ...change };
  const context = { ...bank.as('ana', { idempotencyKey: `standing-${(keys += 1)}` }), bodyHash: JSON.stringify(order) };
  const { trxid } = await WAYS[way](order, context);
  await confirm(bank.as('ana'), trxid, bank.sent.at(-1)?.code ?? '');
  return trxid;
}
const work = async () => {
  for (let round = 0; round < 3; round += 1) await Promise.all(workers.map((worker) => worker.work()));
};
const listed = async (id: string) =>
  (await handlers.preApprovedList({}, bank.as('ana'))).subscriptions.find((one) => one.id === id);
const nextOf = async (id: string) =>
  (await bank.db.query<{ on: string }>('SELECT next_on::text AS on FROM subscription WHERE id = $1', [id]))[0]?.on ??
  '';
const runs = (id: string) =>
  bank.db.query<Record<'kind' | 'status' | 'debit' | 'note', string> & { details: object; failure: string | null }>(
    `SELECT p.kind, p.status, p.debit::text AS debit, p.note, p.details, r.failure
       FROM subscription_run r LEFT JOIN payment p ON p.id = r.payment_id WHERE r.subscription_id = $1 ORDER BY r.run_on`,
    [id],
  );
async function toNextRun(id: string) {
  const day = madeOn(await nextOf(id));
  bank.clock.advance(Math.max(0, Date.parse(`${day}T05:00:00Z`) - bank.clock.now()));
  await work();
}
const told = (subject: string) => bank.notices.filter((notice) => notice.subject === subject).length;
const DAY_MS = 86_400_000;

test('a wire that repeats goes to the same account, at the price of its day, and once for a date', async () => {
  const extraParams = { iban: IBAN, swift: 'NORDDEFF', beneficiaryAddress: 'Am Kai 1, Hamburg' };
  const id = await begun('wire', { currencyCode: 'USD', extraParams });
  expect(await listed(id)).toMatchObject({
    status: 'active',
    type: 'External',
    payeeName: 'Greta Blum',
    period: 'month',
  });
  const date = await nextOf(id);
  await bank.db.query(`UPDATE currency SET eur_value = round(eur_value * 1.1, 8) WHERE code = 'USD'`);
  await toNextRun(id);
  const [first, second, ...more] = await runs(id);
  expect(more).toEqual([]);
  expect(second).toMatchObject({ kind: 'Wire', note: 'Rent', details: first?.details });
  expect(['released', 'posted']).toContain(second?.status);
  expect(Number(second?.debit) / Number(first?.debit)).toBeCloseTo(1.1, 2);
  // The job again, as after a crash that forgot it was done: nothing moves.
  const after = await money(bank.as('ana'), ANA_EUR);
  await bank.db.query(`INSERT INTO job (id, kind, payload, due_at) VALUES ('again', 'runSubscription', $1, $2)`, [
    JSON.stringify({ subscriptionId: id, runOn: date }),
    new Date(bank.clock.now()),
  ]);
  await work();
  expect(await money(bank.as('ana'), ANA_EUR)).toEqual(after);
  expect(await runs(id)).toHaveLength(2);
});

test('a payee whose account is closed is told once, and nothing is sent there again', async () => {
  const id = await begun('eft', { beneficiaryName: 'Return Closed' });
  bank.clock.advance(7 * DAY_MS);
  await work();
  expect(await listed(id)).toMatchObject({ status: 'stopped', comingOn: [] });
  expect(told('A transfer came back')).toBe(1);
  expect(told('A recurring payment has ended')).toBe(1);
  bank.clock.advance(60 * DAY_MS);
  await work();
  expect(await runs(id)).toMatchObject([{ status: 'returned' }]);
  expect(told('A recurring payment has ended')).toBe(1);
});

test('a rail that was only slow this time does not end it', async () => {
  const id = await begun('instant', { beneficiaryName: 'Instant Timeout' });
  bank.clock.advance(60_000);
  await work();
  expect(await runs(id)).toMatchObject([{ status: 'returned' }]);
  expect(await listed(id)).toMatchObject({ status: 'active' });
});

test('a card is paid by its id, and once the bank does not pay it any more the order ends', async () => {
  const { cardId } = await transfers.payoutCardAdd(
    { cardNumber: '4242 4242 4242 4242', countryCode: 'DE' },
    bank.as('ana'),
  );
  const id = await begun('oct', { extraParams: { cardId } });
  await toNextRun(id);
  expect((await runs(id)).map(({ kind }) => kind)).toEqual(['CardPayout', 'CardPayout']);
  await bank.db.query('DELETE FROM payout_card');
  await toNextRun(id);
  expect((await runs(id)).at(-1)).toMatchObject({ failure: 'invalidBankDetails' });
  expect(await listed(id)).toMatchObject({ status: 'stopped' });
});

test('short money is tried again the day after; a limit of the day that is used up leaves the date out', async () => {
  const id = await begun('eft');
  const { balance } = await money(bank.as('ana'), ANA_EUR);
  await bank.db.query('UPDATE account SET minimum = $2 WHERE id = $1', [ANA_EUR, balance]);
  await toNextRun(id);
  expect(await listed(id)).toMatchObject({ status: 'active', isShort: true });
  expect(told('A recurring payment has to wait')).toBe(1);
  await bank.db.query('UPDATE account SET minimum = 0 WHERE id = $1', [ANA_EUR]);
  bank.clock.advance(DAY_MS);
  await work();
  expect((await runs(id)).map(({ failure }) => failure)).toEqual([null, null]);
  expect(await listed(id)).toMatchObject({ isShort: false });
  expect(consequenceOf('overDayLimit', 1)).toBe('skip');
});

test('what repeats begins at once, and its last day comes after today', async () => {
  const today = new Date(bank.clock.now()).toISOString().slice(0, 10);
  const tomorrow = new Date(bank.clock.now() + DAY_MS).toISOString().slice(0, 10);
  expect(await refusedAt(begun('eft', { subscriptionEndsOn: today }))).toMatchObject({
    reason: 'invalidSubscriptionEnd',
    field: 'subscriptionEndsOn',
  });
  expect(await refusedAt(begun('eft', { sendOn: tomorrow }))).toMatchObject({ reason: 'invalidSendDate' });
});
