// Rules: R2.7.190, I4.
import { audit } from '../../qa/audit';
import { poolDb } from '../../platform/db';
import { testPool } from '../../platform/pg/test-database';
import { confirm, moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  await bank.close();
});

const [ANA_EUR, ANA_USD, BEN_EUR] = [10011, 10012, 10021];
const toAna = { accountId: BEN_EUR, amount: '100', currency: 'EUR', toEmail: 'ana@personas.test' } as const;
/** Ana approves by a code, so that her payment waits. */
const toBen = { accountId: ANA_EUR, amount: '100', currency: 'EUR', toEmail: 'ben@personas.test' } as const;
const lastCode = () => bank.sent.at(-1)?.code ?? '';
let codes = 0;
/** A code that takes half of the fee, as every customer may use it once. */
async function coupon(): Promise<string> {
  const code = `HALF${(codes += 1)}`;
  await bank.db.query(`INSERT INTO coupon VALUES ($1, 50, NULL, 'epoch', 'infinity')`, [code]);
  return code;
}
const USED = { code: 'VF', field: 'couponCode', reason: 'couponUsed' };

test('the price with a code is the price of the payment with it, however its letters are typed', async () => {
  const code = await coupon();
  const order = { accountId: BEN_EUR, amount: '100', currency: 'EUR', couponCode: ` ${code.toLowerCase()} ` };
  const plain = await handlers.p2pTransferFee({ ...order, couponCode: undefined }, bank.as('ben'));
  const quote = await handlers.p2pTransferFee(order, bank.as('ben'));
  const { summary } = await send(bank.as('ben'), { ...toAna, couponCode: order.couponCode });
  expect(plain).toMatchObject({ fee: '0.50', total: '100.50' });
  expect(quote).toMatchObject({ fee: '0.25', discount: '0.25', total: '100.25' });
  expect(summary).toMatchObject({ fee: '0.25', total: '100.25', coupon: code });
});

test.each([
  ['is none', 'NOSUCH', 'unknownCoupon'],
  ['is over', 'SUMMER25', 'couponNotNow'],
])('a code that %s is refused at its field, before the payment and by it', async (_, couponCode, reason) => {
  const refusal = { code: 'VF', field: 'couponCode', reason };
  const { accountId, amount, currency } = toAna;
  const quote = handlers.p2pTransferFee({ accountId, amount, currency, couponCode }, bank.as('ben'));
  expect(await refusedAt(Promise.resolve(quote))).toEqual(refusal);
  expect(await refusedAt(send(bank.as('ben'), { ...toAna, couponCode }))).toEqual(refusal);
});

test('a code of one currency counts for accounts in it alone', async () => {
  const order = { ...toBen, amount: '5', couponCode: 'FREEEURO' };
  expect(await refusedAt(send(bank.as('ana'), { ...order, accountId: ANA_USD }))).toMatchObject({
    reason: 'couponOtherCurrency',
  });
  expect((await send(bank.as('ana'), order)).summary).toMatchObject({ fee: '0.00', total: '5.00' });
});

test('each customer uses a code once, and a repeated call has used it once', async () => {
  const couponCode = await coupon();
  const first = await send(bank.as('ben', { idempotencyKey: 'coupon-once' }), { ...toAna, couponCode });
  const again = await send(bank.as('ben', { idempotencyKey: 'coupon-once' }), { ...toAna, couponCode });
  expect(again.trxid).toBe(first.trxid);
  expect(await refusedAt(send(bank.as('ben'), { ...toAna, couponCode }))).toEqual(USED);
  expect((await send(bank.as('ana'), { ...toBen, couponCode })).summary).toMatchObject({ coupon: couponCode });
});

test('of two payments at the same moment one gets the code', async () => {
  const couponCode = await coupon();
  const pool = testPool(bank.connectionString, 3);
  const context = { ...bank.as('ben'), db: poolDb(pool) };
  const tries = await Promise.allSettled(
    ['1', '2', '3'].map((amount) => send(context, { ...toAna, amount, couponCode })),
  );
  await pool.end();
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  for (const one of tries)
    if (one.status === 'rejected') expect(await refusedAt(Promise.reject(one.reason))).toEqual(USED);
});

test('a payment that was given up, expired or refused gives its code back; a confirmed one keeps it', async () => {
  const couponCode = await coupon();
  const order = { ...toBen, amount: '7', couponCode };
  const given = await send(bank.as('ana'), order);
  expect(await refusedAt(send(bank.as('ana'), order))).toEqual(USED);
  await handlers.transferCancel({ trxid: given.trxid }, bank.as('ana'));

  const late = await send(bank.as('ana'), order);
  // Its time is over, though no job has ended it yet.
  bank.clock.advance(Date.parse(late.approvalExpiresAt ?? '') - bank.clock.now() + 1);
  const wrong = await send(bank.as('ana'), order);
  for (let tries = 0; tries < 5; tries += 1) await confirm(bank.as('ana'), wrong.trxid, 'wrong').catch(() => undefined);

  const kept = await send(bank.as('ana'), order);
  expect(await confirm(bank.as('ana'), kept.trxid, lastCode())).toMatchObject({ status: 'posted' });
  expect(await refusedAt(send(bank.as('ana'), order))).toEqual(USED);
  const ended = await bank.db.query<{ status: string }>('SELECT status FROM payment WHERE coupon = $1', [couponCode]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'expired', 'posted', 'rejected']);
});

test('a price that is held with a code is not for a payment without it', async () => {
  const couponCode = await coupon();
  const order = { accountId: BEN_EUR, amount: '20', currency: 'USD' } as const;
  const { quoteId } = await handlers.p2pTransferFee({ ...order, couponCode, hold: true }, bank.as('ben'));
  const sent = { ...order, toEmail: 'ana@personas.test', quoteId };
  expect(await refusedAt(send(bank.as('ben'), sent))).toMatchObject({ reason: 'quoteExpired' });
  expect((await send(bank.as('ben'), { ...sent, couponCode })).summary).toMatchObject({ coupon: couponCode });
});
