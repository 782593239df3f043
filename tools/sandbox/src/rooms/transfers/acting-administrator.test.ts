// Rules: R0.38.
import { say } from '../../ledger/texts';
import { confirm, money, moneyBank, newest, refused, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';

// What an administrator does with a customer's money needs a second factor of the administrator's own, and names the customer alone.

let bank: MoneyBank;
beforeEach(async () => {
  bank = await moneyBank();
});
afterEach(() => bank.close());

const BEN = 10021;
const order = { accountId: BEN, amount: '5', currency: 'EUR', toEmail: 'ana@personas.test' };
/** Ada, acting for Ben, who himself sends without any code. */
const acting = () => {
  const context = bank.as('ada');
  if (!context.caller) throw new Error('ada is nobody');
  return { ...context, caller: { ...context.caller, customerId: 1002 } };
};
const ada = (change: string) => bank.db.query(`UPDATE app_user SET ${change} WHERE email = 'ada@personas.test'`);

test('the money waits for her own code, although the customer needs none', async () => {
  const before = await money(bank.as('ben'), BEN);
  const created = await send(acting(), order);
  expect(created).toMatchObject({ status: 'pending', approveType: 'otp', approvalSentTo: 'a•••@personas.test' });
  expect((await money(bank.as('ben'), BEN)).balance).toBe(before.balance);
  expect(bank.sent.at(-1)).toMatchObject({ to: 'ada@personas.test' });
  expect((await confirm(acting(), created.trxid, bank.sent.at(-1)?.code ?? '')).status).toBe('posted');
});

test('the customer cannot approve for her, nor she by the customer’s code', async () => {
  const { trxid } = await send(acting(), order);
  expect(await refusedAt(confirm(bank.as('ben'), trxid, bank.sent.at(-1)?.code ?? ''))).toMatchObject({ code: 'ENOA' });
});

test.each([
  ['the step of her sign-in', `approve_mode = 'none', two_factor_mode = 'sms', phone = '+4470000'`, 'sms'],
  ['her phone', `approve_mode = 'push'`, 'push'],
])('%s serves as well', async (_, change, approveType) => {
  await ada(change);
  expect(await send(acting(), order)).toMatchObject({ status: 'pending', approveType });
});

test('a passkey counts, beside a code to her own address', async () => {
  await ada(`approve_mode = 'none'`);
  await bank.db.query(
    `INSERT INTO passkey (id, user_id, name, credential_id, public_key, counter, created_at) VALUES ('p', 9, 'Key', 'c', '', 0, now())`,
  );
  expect(await send(acting(), order)).toMatchObject({ status: 'pending', approveType: 'otp' });
});

const payerEmailOf = async (trxid: string) =>
  (await bank.db.query<{ email: string | null }>('SELECT payer_email AS email FROM payment WHERE id = $1', [trxid]))[0]
    ?.email;

test('the payee sees the customer’s address, never hers', async () => {
  const { trxid } = await send(acting(), order);
  await confirm(acting(), trxid, bank.sent.at(-1)?.code ?? '');
  expect((await newest(bank.as('ana'), 10011, 1))[0]?.counterpartyEmail).toBe('ben@personas.test');
});

test('a draft of any other kind names the customer’s address, too', async () => {
  const mine = await bank.db.query<{ id: number }>(
    'SELECT id FROM account WHERE customer_id = 1002 AND id <> $1 AND type = 1001 AND status = 2',
    [BEN],
  );
  const move = { fromAccount: BEN, toAccount: mine[0]?.id ?? 0, toAmount: '1' };
  const { trxid } = await handlers.accountTransfer(move, acting());
  expect(await payerEmailOf(trxid)).toBe('ben@personas.test');
});

test('it is the customer’s primary one, and none where they have none', async () => {
  await bank.db.query(`UPDATE email_address SET is_primary = false WHERE customer_id = 1002`);
  expect(await payerEmailOf((await send(acting(), order)).trxid)).toBeNull();
  await bank.db.query(
    `INSERT INTO email_address (customer_id, email, is_confirmed, is_primary) VALUES (1002, 'ben.new@mail.test', true, true)`,
  );
  expect(await payerEmailOf((await send(acting(), order)).trxid)).toBe('ben.new@mail.test');
});

test('an address of hers is no sender of the customer’s payment', async () => {
  await ada('customer_id = 1001');
  const [hers] = await bank.db.query<{ id: number }>('SELECT id FROM email_address WHERE customer_id = 1001 LIMIT 1');
  expect(await refusedAt(send(acting(), { ...order, fromEmailId: hers?.id ?? 0 }))).toMatchObject({
    field: 'fromEmailId',
    reason: 'unknownSender',
  });
});

test('without any second factor she is told to set one up, and nothing is ordered', async () => {
  await ada(`approve_mode = 'none', two_factor_mode = 'simple'`);
  const before = await money(bank.as('ben'), BEN);
  const refusal = await refused(send(acting(), order));
  expect([refusal.code, refusal.reason, refusal.message]).toEqual([
    '13',
    'needsSecondFactor',
    say('en', 'needsSecondFactor'),
  ]);
  expect(await money(bank.as('ben'), BEN)).toEqual(before);
});
