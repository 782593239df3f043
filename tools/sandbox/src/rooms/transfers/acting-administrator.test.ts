import { say } from '../../ledger/texts';
import { confirm, money, moneyBank, refused, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';

// R0.38: what an administrator does with a customer's money needs a second factor of the administrator's own.

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
