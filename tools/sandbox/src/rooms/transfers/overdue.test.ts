import { testPool } from '../../platform/pg/test-database';
import { poolDb } from '../../platform/db';
import type { AnyCallContext } from '../../platform/handler';
import type { Words } from '../../platform/notices';
import { tableOutbox } from '../../platform/outbox';
import { handlers } from './handlers';
import { worded } from '../../ledger/notices';
import { expireOverdue } from '../../ledger/overdue';
import { confirm, money, moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { ATELIER, OPERATIONS, requestCaller } from './test-requests';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.db.query('TRUNCATE outbox, notification_setting');
  await bank.db.query(`UPDATE app_user SET language = 'ro' WHERE email = 'ana@personas.test'`);
});

/** As dispatch would call, with the bank's own outbox. */
function asReal(key: string, db = bank.db): AnyCallContext {
  const context = bank.as(key);
  return { ...context, db, outbox: tableOutbox(db, bank.clock, context.ids, context.publish) };
}
const ANA = 10011;
const order = { accountId: ANA, amount: '40', currency: 'EUR', toEmail: 'ben@personas.test' };
/** A transfer whose ten minutes are over. */
async function overdue(key = 'ana', accountId = ANA) {
  bank.clock.advance(1);
  const created = await send(bank.as(key), { ...order, accountId });
  bank.clock.advance(600_000);
  return created;
}
const told = (channel = 'email') =>
  bank.db.query<Words & { recipient: string }>(
    'SELECT recipient, subject, text FROM outbox WHERE channel = $1 ORDER BY seq',
    [channel],
  );
const toAna = (transfer: Parameters<typeof worded>[0]) => ({
  recipient: 'ana@personas.test',
  ...worded(transfer, 'ro', 'expired'),
});

test.each([
  ['a look at the balance', () => money(asReal('ana'), ANA)],
  ['the clock that was moved', () => expireOverdue(asReal('ben'), null)],
])('%s ends it and tells its maker, in their own language and once', async (_, look) => {
  const created = await overdue();
  await look();
  await look();
  expect(await told()).toEqual([toAna(created)]);
});

test('a code that comes too late is told so, and its transfer is over', async () => {
  const created = await overdue();
  const code = bank.sent.at(-1)?.code ?? '';
  bank.events.length = 0;
  for (let n = 0; n < 2; n += 1)
    expect(await refusedAt(confirm(asReal('ana'), created.trxid, code))).toMatchObject({ reason: 'codeExpired' });
  expect(await told()).toEqual([toAna(created)]);
  expect(bank.events).toContainEqual({ customerId: 1001, event: 'transferChanged', subject: created.trxid });
});

test('giving up what is over answers that it expired', async () => {
  const created = await overdue();
  const answer = await Promise.resolve(handlers.transferCancel({ trxid: created.trxid }, asReal('ana')));
  expect(answer).toMatchObject({ trxid: created.trxid, status: 'expired' });
  expect(await told()).toEqual([toAna(created)]);
});

test.each(['ben', 'abel'])('%s ends nobody else’s by trying a code or giving it up', async (key) => {
  const { trxid } = await overdue('olivia', OPERATIONS);
  expect(await refusedAt(confirm(asReal(key), trxid, '000000'))).toMatchObject({ reason: 'noAccess' });
  expect(await refusedAt(Promise.resolve(handlers.transferCancel({ trxid }, asReal(key))))).toMatchObject({
    reason: 'noAccess',
  });
  expect(await told()).toEqual([]);
  await money(asReal('olivia'), OPERATIONS);
});

test('money needed for another transfer tells of the one it was held for', async () => {
  const { available } = await money(bank.as('ana'), ANA);
  const all = { ...order, amount: String(Math.floor(Number(available) - 16)) };
  const created = await send(bank.as('ana'), all);
  bank.clock.advance(600_000);
  expect((await send(asReal('ana'), all)).status).toBe('pending');
  expect((await told()).filter(({ subject }) => subject === worded(created, 'ro', 'expired').subject)).toHaveLength(1);
  bank.clock.advance(600_000);
  await money(bank.as('ana'), ANA);
});

test('a colleague who looks is told nothing: who made it is', async () => {
  const created = await overdue('olivia', OPERATIONS);
  await money(asReal('abel'), OPERATIONS);
  expect(await told()).toEqual([{ recipient: 'olivia@personas.test', ...worded(created, 'en', 'expired') }]);
});

test('it obeys the switches of its reader', async () => {
  await bank.db.query(`INSERT INTO notification_setting (user_id, topic, channel, is_on)
    SELECT id, 'transfers', c, c = 'sms' FROM app_user, unnest('{email,sms}'::text[]) c WHERE email = 'ana@personas.test'`);
  await overdue();
  await money(asReal('ana'), ANA);
  expect([await told('email'), await told('sms')]).toMatchObject([[], [{ subject: null }]]);
});

test('a request of access level 3 outlives the time of a code: it waits for another user for days', async () => {
  const { request, statusOf } = requestCaller(() => bank);
  const trxid = await request();
  bank.clock.advance(6 * 86_400_000);
  await expireOverdue(asReal('lev'), ATELIER);
  expect([await statusOf(trxid), await told()]).toEqual(['created', []]);
});

test('what cannot be told of has not expired', async () => {
  const { trxid } = await overdue();
  const context = asReal('ana');
  const notify = () => Promise.reject(new Error('no outbox'));
  await expect(money({ ...context, outbox: { ...context.outbox, notify } }, ANA)).rejects.toThrow('no outbox');
  const [row] = await bank.db.query<{ status: string }>('SELECT status FROM payment WHERE id = $1', [trxid]);
  expect(row?.status).toBe('pending');
  await money(asReal('ana'), ANA);
});

test('two banks that look at once tell it once, and both find the money free', async () => {
  const pools = [testPool(bank.connectionString), testPool(bank.connectionString)];
  const before = await money(bank.as('ana'), ANA);
  for (let n = 0; n < 10; n += 1) {
    await bank.db.query('TRUNCATE outbox');
    const created = [await overdue(), await overdue()];
    const code = bank.sent.at(-1)?.code ?? '';
    const callers = pools.map((pool) => asReal('ana', poolDb(pool)));
    const looks = callers.map((context) => money(context, ANA));
    const late = callers.map((context) => refusedAt(confirm(context, created[1]?.trxid ?? '', code)));
    expect(await Promise.all(looks)).toEqual([before, before]);
    expect(await Promise.all(late)).toMatchObject([{ reason: 'codeExpired' }, { reason: 'codeExpired' }]);
    expect(await told()).toEqual(created.map(toAna));
  }
  await Promise.all(pools.map((pool) => pool.end()));
});

test('where nothing is overdue a transfer and its code are one round trip each', async () => {
  const context = asReal('ben');
  const statements: string[] = [];
  const db: AnyCallContext['db'] = {
    query: () => Promise.reject(new Error('not prepared')),
    prepared: (name, text, values) => {
      statements.push(name);
      return bank.db.prepared(name, text, values);
    },
    transaction: () => Promise.reject(new Error('a transaction')),
  };
  await send({ ...context, db }, { ...order, accountId: 10021, toEmail: 'ana@personas.test' });
  const created = await send(bank.as('ana'), order);
  await confirm({ ...bank.as('ana'), db }, created.trxid, bank.sent.at(-1)?.code ?? '');
  expect(statements).toEqual(['p2p-create', 'payment-confirm']);
});
