// Rules: R2.7.4, R2.7.150.
import { audit } from '../../qa/audit';
import { createWorker } from '../../platform/jobs/worker';
import { jobKinds } from '../../server/job-kinds';
import { moneyBank, newest, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { emails } from '../profile/emails';
import { madeOn } from './recurring/days';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  await bank.close();
});

const [ANA_EUR, BEN_EUR] = [10011, 10021];
const FURTHER = 'ben.shop@mail.test';
const toAna = { accountId: BEN_EUR, amount: '5', currency: 'EUR', toEmail: 'ana@personas.test' } as const;

/** A further address of Ben. */
async function furtherEmail(email: string, isConfirmed: boolean): Promise<number> {
  const [added] = await bank.db.query<{ id: number }>(
    'INSERT INTO email_address (customer_id, email, is_confirmed) VALUES (1002, $1, $2) RETURNING id',
    [email, isConfirmed],
  );
  return added?.id ?? 0;
}
const seenByAna = async () => (await newest(bank.as('ana'), ANA_EUR, 1))[0]?.counterpartyEmail;

test('the payee sees the confirmed address that was chosen, and the one of the sign-in without a choice', async () => {
  await send(bank.as('ben'), toAna);
  expect(await seenByAna()).toBe('ben@personas.test');
  const fromEmailId = await furtherEmail(FURTHER, true);
  const sent = await send(bank.as('ben'), { ...toAna, fromEmailId });
  expect(sent.summary).toMatchObject({ fromEmail: FURTHER });
  expect(await seenByAna()).toBe(FURTHER);
});

test.each([
  ['an address of another customer', async () => (await emails.emailsGet({}, bank.as('ana'))).emails[0]?.emailId ?? 0],
  ['an address that is not confirmed', () => furtherEmail('ben.new@mail.test', false)],
  ['an address that is none', () => Promise.resolve(999_999)],
])('the bank sends nothing in the name of %s', async (_, idOf) => {
  const count = async () => (await bank.pool.query('SELECT count(*) FROM payment')).rows;
  const before = await count();
  expect(await refusedAt(send(bank.as('ben'), { ...toAna, fromEmailId: await idOf() }))).toEqual({
    code: 'VF',
    field: 'fromEmailId',
    reason: 'unknownSender',
  });
  expect(await count()).toEqual(before);
});

test('what repeats keeps its sender', async () => {
  const fromEmailId = await furtherEmail('ben.rent@mail.test', true);
  const { trxid } = await send(bank.as('ben'), { ...toAna, fromEmailId, subscriptionPeriod: 'week' });
  const [due] = await bank.db.query<{ on: string }>('SELECT next_on::text AS on FROM subscription WHERE id = $1', [
    trxid,
  ]);
  bank.clock.advance(Date.parse(`${madeOn(due?.on ?? '')}T05:00:00Z`) - bank.clock.now());
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('ben');
  const worker = createWorker({
    db,
    clock,
    ids,
    outbox,
    publish,
    kinds: jobKinds,
    onError: (error) => {
      throw error;
    },
  });
  await worker.work();
  await worker.close();
  const senders = await bank.db.query(
    'SELECT payer_email FROM payment p JOIN subscription_run r ON r.payment_id = p.id WHERE r.subscription_id = $1 AND p.id <> $1',
    [trxid],
  );
  expect(senders).toEqual([{ payer_email: 'ben.rent@mail.test' }]);
});

test.each(['web', 'wrapper'] as const)('the bank keeps that a payment was ordered in the %s', async (platform) => {
  const { trxid } = await send(bank.as('ben'), { ...toAna, platform });
  expect(await bank.db.query('SELECT platform FROM payment WHERE id = $1', [trxid])).toEqual([{ platform }]);
});
