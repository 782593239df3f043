// Rules: R2.8.9.
import { audit } from '../../qa/audit';
import type { AnyCallContext } from '../../platform/handler';
import { personaOf } from '../../seed/personas';
import { handlers } from './handlers';
import { money, moneyBank, refused, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { ATELIER, OPERATIONS, requestCaller } from './test-requests';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const { request, decide, confirm, statusOf } = requestCaller(() => bank);
const BEN = 10021;
const sql = (text: string, ...values: unknown[]) => bank.db.query<object>(text, values);
const right = (key: string, level: number) =>
  sql(
    `INSERT INTO membership (user_id, customer_id, access_right) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, customer_id) DO UPDATE SET access_right = $3`,
    personaOf(key).userId,
    ATELIER,
    level,
  );
const leaves = (key: string) => sql('DELETE FROM membership WHERE user_id = $1', personaOf(key).userId);
/** As the dispatcher would let them act for the company, were it asked with such a right. */
const actingAs = (key: string): AnyCallContext => {
  const context = bank.as(key);
  return { ...context, caller: context.caller && { ...context.caller, customerId: ATELIER, right: 2 } };
};
const withCode = async (key: string, ids: string[], between: () => Promise<unknown>) => {
  const asked = await decide(actingAs(key), ids);
  const code = bank.sent.at(-1)?.code ?? '';
  await between();
  return confirm(actingAs(key), asked.approvalTransactionId, code);
};
const wholly = (key: string, ids: string[]) => withCode(key, ids, () => Promise.resolve());
const block = () =>
  sql(
    `INSERT INTO payout_block (customer_id, block_type, email, note, created_at) VALUES ($1, 'email', $2, '', now())`,
    ATELIER,
    'ben@personas.test',
  );
const withdraw = (trxid: string) => Promise.resolve(handlers.transferCancel({ trxid }, bank.as('lev')));

type Act = (trxid: string) => Promise<unknown>;

/** Who may not, and when not: what each tries with a request of Lev's, and why the bank says no. Nothing may have moved. */
const REFUSED: Readonly<Record<string, [reason: string, act: Act]>> = {
  'the maker approves it': ['mayNotApprove', (id) => decide(bank.as('lev'), [id])],
  'the maker declines it instead of withdrawing it': ['mayNotApprove', (id) => decide(bank.as('lev'), [id], true)],
  'the maker, given the right to approve since': [
    'ownRequest',
    (id) => right('lev', 4).then(() => decide(bank.as('lev'), [id])),
  ],
  'the maker, given full access since': [
    'ownRequest',
    (id) => right('lev', 2).then(() => decide(bank.as('lev'), [id])),
  ],
  'the maker with the right to approve, declining': [
    'ownRequest',
    (id) => right('lev', 4).then(() => decide(bank.as('lev'), [id], true)),
  ],
  'the maker under another sign-in with the same telephone': [
    'ownRequest',
    async (id) => {
      await right('rhea', 4);
      await sql(`UPDATE app_user SET phone = $2 WHERE id = $1`, personaOf('rhea').userId, personaOf('lev').phone);
      return decide(bank.as('rhea'), [id]);
    },
  ],
  'the maker, acting for the company from another company': [
    'ownRequest',
    async (id) => {
      await right('lev', 4);
      await sql('INSERT INTO membership (user_id, customer_id, access_right) VALUES (7, 1006, 2)');
      return decide(actingAs('lev'), [id]);
    },
  ],
  'one of the maker’s own in a set with others': [
    'ownRequest',
    async (id) => {
      await right('abel', 3);
      const order = { accountId: OPERATIONS, amount: '1', currency: 'EUR', toEmail: 'ben@personas.test' };
      const initiator = bank.as('abel');
      const own = await send({ ...initiator, caller: initiator.caller && { ...initiator.caller, right: 3 } }, order);
      await right('abel', 4);
      return decide(bank.as('abel'), [own.trxid, id]).finally(() => decide(bank.as('olivia'), [own.trxid], true));
    },
  ],
  'an employee who may only read': ['mayNotApprove', (id) => decide(bank.as('rhea'), [id])],
  'an employee who only uploads': ['mayNotApprove', (id) => right('rhea', 5).then(() => decide(bank.as('rhea'), [id]))],
  'an employee without any access': [
    'mayNotApprove',
    (id) => right('rhea', 0).then(() => decide(bank.as('rhea'), [id])),
  ],
  'another employee of access level 3': [
    'mayNotApprove',
    (id) => right('rhea', 3).then(() => decide(bank.as('rhea'), [id])),
  ],
  'a representative of the company': ['mayNotApprove', (id) => decide(bank.as('remy'), [id])],
  'the owner of another company, for their own': ['noAccess', (id) => decide(bank.as('uma'), [id])],
  'the owner of another company, acting for this one': ['mayNotApprove', (id) => decide(actingAs('uma'), [id])],
  'a stranger with an account of their own': ['mayNotApprove', (id) => decide(actingAs('ana'), [id])],
  'an administrator of the bank': ['mayNotApprove', (id) => decide(actingAs('ada'), [id])],
  'an approver who lost the right before approving': [
    'mayNotApprove',
    (id) => right('abel', 1).then(() => decide(bank.as('abel'), [id])),
  ],
  'an approver who lost the right before declining': [
    'mayNotApprove',
    (id) => right('abel', 3).then(() => decide(bank.as('abel'), [id], true)),
  ],
  'an approver who lost the right before the code': [
    'mayNotApprove',
    (id) => withCode('abel', [id], () => right('abel', 1)),
  ],
  'an approver who left the company before the code': [
    'mayNotApprove',
    (id) => withCode('abel', [id], () => leaves('abel')),
  ],
  'an approver with the code of a colleague': [
    'noAccess',
    async (id) => {
      const asked = await decide(bank.as('abel'), [id]);
      return confirm(bank.as('olivia'), asked.approvalTransactionId, bank.sent.at(-1)?.code ?? '');
    },
  ],
  'a page of somebody who was signed in before': [
    'noAccess',
    async (id) => {
      const asked = await decide(bank.as('abel'), [id]);
      return confirm(
        bank.as('abel'),
        asked.approvalTransactionId,
        bank.sent.at(-1)?.code ?? '',
        'olivia@personas.test',
      );
    },
  ],
  'when it was withdrawn': ['wasWithdrawn', (id) => withdraw(id).then(() => decide(bank.as('abel'), [id]))],
  'when it was withdrawn before the code': ['wasWithdrawn', (id) => withCode('abel', [id], () => withdraw(id))],
  'when it was declined': [
    'wasDeclined',
    (id) => decide(bank.as('olivia'), [id], true).then(() => decide(bank.as('abel'), [id])),
  ],
  'when it was declined before the code': [
    'wasDeclined',
    (id) => withCode('abel', [id], () => decide(bank.as('olivia'), [id], true)),
  ],
  'when nobody knows such a request': ['noAccess', (id) => decide(bank.as('abel'), [id, 'unknown'])],
  'when the payee was blacklisted since': ['blockedPayee', (id) => block().then(() => decide(bank.as('abel'), [id]))],
  'when the payee was blacklisted before the code': ['blockedPayee', (id) => withCode('abel', [id], block)],
  'when the account was closed since': [
    'accountClosed',
    async (id) => {
      await sql('UPDATE account SET status = 3 WHERE id = $1', OPERATIONS);
      return decide(bank.as('abel'), [id]);
    },
  ],
  'when the payee’s account was closed since': [
    'payeeClosed',
    async (id) => {
      await sql('UPDATE account SET status = 3 WHERE id = $1', BEN);
      return decide(bank.as('abel'), [id]);
    },
  ],
  'when the company may no longer send': [
    'notPermitted',
    async (id) => {
      await sql(`UPDATE customer SET permissions = '{}' WHERE id = $1`, ATELIER);
      return decide(bank.as('abel'), [id]);
    },
  ],
  'when the company was limited since': [
    'notPermitted',
    async (id) => {
      await sql('UPDATE customer SET limited = true WHERE id = $1', ATELIER);
      return decide(bank.as('abel'), [id]);
    },
  ],
};

/** Who may: what each does with a request of Lev's, and what becomes of it. */
const ALLOWED: Readonly<Record<string, [status: string, act: Act]>> = {
  'an approver, access level 4': ['posted', (id) => wholly('abel', [id])],
  'the owner': ['posted', (id) => wholly('olivia', [id])],
  'an employee with full access': ['posted', (id) => right('abel', 2).then(() => wholly('abel', [id]))],
  'an approver who lost the right and has it again': [
    'posted',
    (id) => withCode('abel', [id], () => right('abel', 1).then(() => right('abel', 4))),
  ],
  'an approver, declining': ['rejected', (id) => decide(bank.as('abel'), [id], true)],
  'an approver, declining what could not be approved': [
    'rejected',
    (id) => block().then(() => decide(bank.as('abel'), [id], true)),
  ],
  'the maker, withdrawing it': ['cancelled', withdraw],
};

// D32, R2.1.2, R2.4.6: maker is not checker. Every case starts from the seeded rights and ends with a ledger that adds up.
describe('D32', () => {
  let trxid: string;
  let before: { balance: string };
  beforeEach(async () => {
    bank.clock.advance(3_600_000);
    trxid = await request();
    before = await money(bank.as('ben'), BEN);
  });
  afterEach(async () => {
    await sql('UPDATE account SET status = 2 WHERE id IN ($1, $2)', OPERATIONS, BEN);
    await sql('UPDATE customer SET limited = false, permissions = $2 WHERE id = $1', ATELIER, [
      ...['other.p2p', 'sendMoneyUser', 'settlementAccount'],
    ]);
    await sql('DELETE FROM payout_block WHERE customer_id = $1', ATELIER);
    await sql(`DELETE FROM email_address WHERE email = 'lev@personas.test'`);
    await sql('DELETE FROM membership WHERE user_id = 1 OR user_id = 7 AND customer_id = 1006');
    await sql('UPDATE app_user SET phone = $2 WHERE id = $1', personaOf('rhea').userId, personaOf('rhea').phone);
    for (const [key, level] of Object.entries({ lev: 3, rhea: 1, abel: 4 })) await right(key, level);
    if ((await statusOf(trxid)) === 'created') await decide(bank.as('olivia'), [trxid], true);
    expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  });

  test.each(Object.entries(REFUSED))('may not decide a request: %s', async (_, [reason, act]) => {
    const no = await refused(act(trxid));
    expect(no.reason).toBe(reason);
    expect(no.message).not.toMatch(/\{|undefined/);
    expect(await statusOf(trxid)).toBe({ wasWithdrawn: 'cancelled', wasDeclined: 'rejected' }[reason] ?? 'created');
    expect((await money(bank.as('ben'), BEN)).balance).toBe(before.balance);
  });

  test.each(Object.entries(ALLOWED))('may decide a request: %s', async (_, [status, act]) => {
    await act(trxid);
    expect(await statusOf(trxid)).toBe(status);
    const moved = Number((await money(bank.as('ben'), BEN)).balance) - Number(before.balance);
    expect(moved).toBeCloseTo(status === 'posted' ? 40 : 0, 8);
  });

  test('an approved request is not approved again, by whomever and however', async () => {
    await wholly('abel', [trxid]);
    for (const key of ['abel', 'olivia']) {
      for (const declined of [false, true]) {
        const no = await refused(decide(bank.as(key), [trxid], declined));
        expect(no.message).toBe('Abel Costa has already approved the request to Ben Ortega. You changed nothing.');
      }
    }
  });

  test('a colleague’s own transfer is no request', async () => {
    const order = { accountId: OPERATIONS, amount: '1', currency: 'EUR', toEmail: 'ben@personas.test' };
    const own = await send(bank.as('olivia'), order);
    expect((await refused(decide(bank.as('abel'), [own.trxid]))).reason).toBe('notWaiting');
    await Promise.resolve(handlers.transferCancel({ trxid: own.trxid }, bank.as('olivia')));
  });
});
