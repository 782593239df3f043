// Rules: R2.4.1, R2.7.7, R2.7.16.
import type { CreatedPayment } from '@bank/protocol/payment';
import { audit } from '../../qa/audit';
import { handlers } from './handlers';
import { confirm, money, moneyBank, newest, refused, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});

const ANA = 10011;
const order = { accountId: ANA, amount: '40', currency: 'USD', toEmail: 'ben@personas.test' };
const create = () => {
  bank.clock.advance(1);
  return send(bank.as('ana'), order);
};
const lastCode = () => bank.sent.at(-1)?.code ?? '';
const resend = ({ trxid }: CreatedPayment) => Promise.resolve(handlers.resendSmsForTransfer({ trxid }, bank.as('ana')));
const cancel = ({ trxid }: CreatedPayment) => Promise.resolve(handlers.transferCancel({ trxid }, bank.as('ana')));
const wrong = () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0');

test('the code goes out with amount, currency, payee and fee as the ledger has them, and the money is held', async () => {
  const before = await money(bank.as('ana'), ANA);
  const created = await create();
  expect(created).toMatchObject({
    status: 'pending',
    approveType: 'otp',
    approvalSentTo: 'a•••@personas.test',
    approvalExpiresAt: new Date(bank.clock.now() + 600_000).toISOString(),
  });
  expect(bank.sent.at(-1)).toMatchObject({
    channel: 'email',
    to: 'ana@personas.test',
    text: `Code ${lastCode()} approves 40.00 USD to Ben Ortega (ben@personas.test), fee ${created.summary.fee} EUR, ${created.summary.debitAmount} EUR at the rate ${created.summary.exchangeRate}, ${created.summary.total} EUR in all from Everyday. Valid for 10 min. Never share it with anyone.`,
  });
  const held = await money(bank.as('ana'), ANA);
  expect(held).toEqual({
    balance: before.balance,
    available: minus(before.available, created),
    pending: created.summary.total,
  });
  await cancel(created);
});

test('the right code posts the transfer, once', async () => {
  const created = await create();
  const code = lastCode();
  expect((await confirm(bank.as('ana'), created.trxid, ` ${code} `)).status).toBe('posted');
  expect(await money(bank.as('ana'), ANA)).toMatchObject({ pending: '0.00' });
  expect(await refusedAt(confirm(bank.as('ana'), created.trxid, code))).toMatchObject({ reason: 'notWaiting' });
  expect((await newest(bank.as('ana'), ANA, 2)).map((row) => row.transactionId)).toEqual([
    `${created.trxid}-fee`,
    created.trxid,
  ]);
});

test('the fifth wrong code rejects the transfer and gives the money back', async () => {
  const before = await money(bank.as('ana'), ANA);
  const created = await create();
  const code = lastCode();
  for (const tries of [4, 3, 2, 1]) {
    const { message, fields } = await refused(confirm(bank.as('ana'), created.trxid, wrong()));
    expect([message, fields['triesLeft']]).toEqual([`This code is not right. Tries left: ${tries}.`, tries]);
  }
  expect(await refusedAt(confirm(bank.as('ana'), created.trxid, wrong()))).toEqual({
    code: 'VF',
    field: 'approvalCode',
    reason: 'codeUsedUp',
  });
  expect(await refusedAt(confirm(bank.as('ana'), created.trxid, code))).toMatchObject({ reason: 'codeUsedUp' });
  expect(await money(bank.as('ana'), ANA)).toEqual(before);
  expect((await newest(bank.as('ana'), ANA, 1))[0]).toMatchObject({ transactionId: created.trxid, status: 'rejected' });
});

test('asking for a new code voids the old one and buys no more tries', async () => {
  const created = await create();
  const old = lastCode();
  await refused(confirm(bank.as('ana'), created.trxid, wrong()));
  bank.clock.advance(60_000);
  expect(await resend(created)).toEqual({
    approvalSentTo: 'a•••@personas.test',
    approvalExpiresAt: new Date(bank.clock.now() + 600_000).toISOString(),
  });
  expect(lastCode()).not.toBe(old);
  expect((await refused(confirm(bank.as('ana'), created.trxid, old))).fields['triesLeft']).toBe(3);
  expect((await confirm(bank.as('ana'), created.trxid, lastCode())).status).toBe('posted');
});

test('a code is sent once and three times again; the last one still works', async () => {
  const created = await create();
  for (let again = 1; again <= 3; again += 1) await resend(created);
  const sent = bank.sent.length;
  const last = lastCode();
  expect(await refused(resend(created))).toMatchObject({
    code: 'VF',
    reason: 'tooManySends',
    message: 'No more codes can be sent for this approval. Use the last one, or start again in ten minutes.',
  });
  expect(bank.sent).toHaveLength(sent);
  expect((await confirm(bank.as('ana'), created.trxid, last)).status).toBe('posted');
});

test('of twenty that ask for another code at once three get one', async () => {
  const created = await create();
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => resend(created)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await cancel(created);
});

test('a code works until its ten minutes are over, and then the money is free again', async () => {
  const before = await money(bank.as('ana'), ANA);
  const inTime = await create();
  bank.clock.advance(599_999);
  expect((await confirm(bank.as('ana'), inTime.trxid, lastCode())).status).toBe('posted');
  const between = await money(bank.as('ana'), ANA);
  expect(between.balance).not.toBe(before.balance);
  const late = await create();
  bank.clock.advance(600_000);
  expect(await refusedAt(confirm(bank.as('ana'), late.trxid, lastCode()))).toEqual({
    code: 'VF',
    field: 'approvalCode',
    reason: 'codeExpired',
  });
  expect(await refusedAt(resend(late))).toMatchObject({ reason: 'codeExpired' });
  expect(await money(bank.as('ana'), ANA)).toEqual(between);
});

test('what waits too long ends by itself when the balance is looked at', async () => {
  const before = await money(bank.as('ana'), ANA);
  const created = await create();
  bank.clock.advance(600_000);
  bank.events.length = 0;
  expect(await money(bank.as('ana'), ANA)).toEqual(before);
  expect(bank.events).toContainEqual({ customerId: 1001, event: 'transferChanged', subject: created.trxid });
});

test('money held by an overdue transfer can be sent again', async () => {
  const { available } = await money(bank.as('ana'), ANA);
  const all = { ...order, currency: 'EUR', amount: String(Math.floor(Number(available) - 16)) };
  await send(bank.as('ana'), all);
  expect(await refusedAt(send(bank.as('ana'), all))).toMatchObject({ reason: 'insufficientFunds' });
  bank.clock.advance(600_000);
  expect((await send(bank.as('ana'), all)).status).toBe('pending');
  bank.clock.advance(600_000);
});

test('giving up releases the money, works twice, and not after posting', async () => {
  const before = await money(bank.as('ana'), ANA);
  const created = await create();
  expect((await cancel(created)).status).toBe('cancelled');
  expect((await cancel(created)).status).toBe('cancelled');
  expect(await money(bank.as('ana'), ANA)).toEqual(before);
  expect(await refusedAt(confirm(bank.as('ana'), created.trxid, lastCode()))).toMatchObject({ reason: 'notWaiting' });
  const posted = await create();
  await confirm(bank.as('ana'), posted.trxid, lastCode());
  expect(await refusedAt(cancel(posted))).toMatchObject({ reason: 'notWaiting' });
});

test('nobody else can confirm, cancel or ask for a code, and an unknown id sounds the same', async () => {
  const created = await create();
  const code = lastCode();
  for (const trxid of [created.trxid, 'unknown']) {
    const ben = bank.as('ben');
    expect(await refusedAt(confirm(ben, trxid, code))).toEqual({ code: 'ENOA', field: undefined, reason: 'noAccess' });
    expect(await refusedAt(Promise.resolve(handlers.transferCancel({ trxid }, ben)))).toMatchObject({ code: 'ENOA' });
    expect(await refusedAt(Promise.resolve(handlers.resendSmsForTransfer({ trxid }, ben)))).toMatchObject({
      code: 'ENOA',
    });
  }
  expect((await cancel(created)).status).toBe('cancelled');
});

test('the code of one transfer does not approve another', async () => {
  const first = await create();
  const code = lastCode();
  const second = await create();
  if (lastCode() !== code)
    expect(await refusedAt(confirm(bank.as('ana'), second.trxid, code))).toMatchObject({ reason: 'codeWrong' });
  await cancel(first);
  await cancel(second);
});

function minus(available: string, { summary }: CreatedPayment): string {
  return ((Math.round(Number(available) * 100) - Math.round(Number(summary.total) * 100)) / 100).toFixed(2);
}
