import { audit } from '../../qa/audit';
import { confirm, moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';
import { requestCaller } from './test-requests';
import { expireOverdue } from '../../ledger/overdue';

// R0.37: an account of the payee's is opened when money is posted to it, and by nothing else.

let bank: MoneyBank;
beforeEach(async () => {
  bank = await moneyBank();
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  await bank.close();
});

const { decide } = requestCaller(() => bank);
const accountsOf = async (customerId: number, currency: string) =>
  (await bank.db.query('SELECT FROM account WHERE customer_id = $1 AND currency = $2', [customerId, currency])).length;
const BEN = 1002;
const KYRA = 1004;
const order = { accountId: 10011, amount: '5', currency: 'CAD', toEmail: 'ben@personas.test' };

test.each<[string, () => Promise<unknown>]>([
  ['refused for want of money', () => refusedAt(send(bank.as('ana'), { ...order, amount: '49999' }))],
  [
    'cancelled',
    async () => {
      const { trxid } = await send(bank.as('ana'), order);
      await handlers.transferCancel({ trxid }, bank.as('ana'));
    },
  ],
  [
    'expired',
    async () => {
      await send(bank.as('ana'), order);
      bank.clock.advance(600_000);
      await expireOverdue(bank.as('ana'), null);
    },
  ],
  [
    'rejected after five wrong codes',
    async () => {
      const { trxid } = await send(bank.as('ana'), order);
      for (let n = 0; n < 5; n += 1) await refusedAt(confirm(bank.as('ana'), trxid, 'wrong'));
    },
  ],
  [
    'declined by another user',
    async () => {
      const { trxid } = await send(bank.as('lev'), { ...order, accountId: 10051 });
      await decide(bank.as('abel'), [trxid], true);
    },
  ],
])('a payment that is %s opens none', async (_, attempt) => {
  await attempt();
  expect(await accountsOf(BEN, 'CAD')).toBe(0);
});

test('one that is approved opens it then, and not before', async () => {
  const { trxid } = await send(bank.as('ana'), order);
  expect(await accountsOf(BEN, 'CAD')).toBe(0);
  const done = await confirm(bank.as('ana'), trxid, bank.sent.at(-1)?.code ?? '');
  expect(done.status).toBe('posted');
  const [opened] = await bank.db.query<{ balance: string }>(
    `SELECT balance::text FROM account WHERE customer_id = $1 AND currency = 'CAD'`,
    [BEN],
  );
  expect(opened).toEqual({ balance: '5.00000000' });
});

test('so does one that another user approves', async () => {
  await bank.db.query(`UPDATE app_user SET approve_mode = 'none' WHERE email = 'abel@personas.test'`);
  const first = await send(bank.as('lev'), { ...order, accountId: 10051 });
  const second = await send(bank.as('lev'), { ...order, accountId: 10051, toEmail: 'ana@personas.test' });
  expect((await decide(bank.as('abel'), [first.trxid, second.trxid])).status).toBe('approved');
  expect([await accountsOf(BEN, 'CAD'), await accountsOf(1001, 'CAD')]).toEqual([1, 1]);
});

test('ten first payments at once, held and direct, open one', async () => {
  const held = await Promise.all(Array.from({ length: 5 }, () => send(bank.as('ana'), { ...order, currency: 'AUD' })));
  const codes = held.map(({ trxid }) => {
    const message = bank.sent.find(({ text }) => text.includes('AUD') && !used.has(text) && used.add(text));
    return { trxid, code: message?.code ?? '' };
  });
  const direct = { ...order, accountId: 10031, currency: 'AUD' };
  await bank.db.query(
    `UPDATE app_user SET approve_mode = 'none' WHERE email IN ('otis@personas.test', 'ana@personas.test')`,
  );
  await Promise.all([
    ...codes.map(({ trxid, code }) => confirm(bank.as('ana'), trxid, code).catch(() => undefined)),
    ...Array.from({ length: 5 }, () => send(bank.as('otis'), direct)),
  ]);
  expect(await accountsOf(BEN, 'AUD')).toBe(1);
});
const used = new Set<string>();

test('nobody whom the bank does not know yet gets a first account; what they have receives', async () => {
  const toKyra = { ...order, accountId: 10021, toEmail: 'kyra@personas.test' };
  expect(await refusedAt(send(bank.as('ben'), toKyra))).toEqual({
    code: 'VF',
    field: 'currency',
    reason: 'payeeCannotReceive',
  });
  expect(await accountsOf(KYRA, 'CAD')).toBe(0);
  expect((await send(bank.as('ben'), { ...toKyra, currency: 'EUR' })).status).toBe('posted');
});
