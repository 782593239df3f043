// Rules: R2.4.65.
import { bankTransferType } from '@bank/protocol/transfers-external';
import { audit } from '../../../qa/audit';
import { moneyBank, refusedAt, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { currencies } from '../../../ledger/currencies';
import { schemeFor } from '../external/schemes';
import { handlers } from '../handlers';

const [ANA_EUR, ANA_USD, ANA_RON] = [10011, 10012, 10013];

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
  await bank.db.query(`UPDATE app_user SET approve_mode = 'none'`);
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});
afterAll(() => bank.close());

const order = { accountId: ANA_EUR, amount: '10', currency: 'USD', toEmail: 'ben@personas.test' };
const held = async (change: Partial<typeof order> = {}, key = 'ana') => {
  const { accountId, amount, currency } = { ...order, ...change };
  return handlers.p2pTransferFee({ accountId, amount, currency, hold: true }, bank.as(key));
};
const betweenOwn = async (toAccount: number, quoteId: string | undefined) =>
  handlers.accountTransfer({ fromAccount: ANA_EUR, toAccount, toAmount: '10', quoteId }, bank.as('ana'));
/** Makes a dollar a tenth more or less worth. */
const move = (factor: string) =>
  bank.db.query(`UPDATE currency SET eur_value = round(eur_value * $1::numeric, 8) WHERE code = 'USD'`, [factor]);

test('whatever the rate does, the payment is made at the price that was held, once', async () => {
  const quote = await held();
  expect(Date.parse(quote.heldUntil ?? '') - bank.clock.now()).toBe(60_000);
  await move('1.1');
  const { fee, debitAmount, exchangeRate } = quote;
  const paid = await send(bank.as('ana'), { ...order, quoteId: quote.quoteId });
  expect(paid.summary).toMatchObject({ fee, debitAmount, exchangeRate });
  expect(await refusedAt(send(bank.as('ana'), { ...order, quoteId: quote.quoteId }))).toMatchObject({
    reason: 'quoteExpired',
  });
  expect((await send(bank.as('ana'), order)).summary.debitAmount).not.toBe(debitAmount);
});

test('an expired price is refused, and nothing moves', async () => {
  const { quoteId } = await held();
  bank.clock.advance(60_000);
  expect(await refusedAt(send(bank.as('ana'), { ...order, quoteId }))).toMatchObject({ reason: 'quoteExpired' });
});

test.each([
  ['another amount', { amount: '11' }],
  ['another currency', { currency: 'RON' }],
  ['another account', { accountId: ANA_RON }],
])('a price is not good for %s', async (_, change) => {
  const { quoteId } = await held();
  expect(await refusedAt(send(bank.as('ana'), { ...order, ...change, quoteId }))).toMatchObject({
    reason: 'quoteExpired',
  });
});

test('a price is good for its customer and its kind alone', async () => {
  const { quoteId } = await held();
  expect(await refusedAt(betweenOwn(ANA_USD, quoteId))).toMatchObject({ reason: 'quoteExpired' });
  const bens = { accountId: 10021, amount: '10', currency: 'USD', toEmail: 'ana@personas.test' };
  expect(await refusedAt(send(bank.as('ben'), { ...bens, quoteId }))).toMatchObject({ reason: 'quoteExpired' });
});

test('between own accounts it is held for the account that receives', async () => {
  const input = { amount: '10', fromAccountId: ANA_EUR, toAccountId: ANA_USD, hold: true };
  const { quoteId, debitAmount } = await handlers.accountTransferFee(input, bank.as('ana'));
  await move('0.9');
  expect((await betweenOwn(ANA_USD, quoteId)).summary.debitAmount).toBe(debitAmount);
});

const COIN = { walletAddress: '0xde709f2102306220921060314715629080e2fb77' };
const WIRE = { iban: 'FR1420041010050500013M02606', swift: 'RIVEFRPP', beneficiaryAddress: '8 quai des Fleurs, Paris' };
const outside = {
  wire: {
    fee: handlers.wireTransferFee,
    send: handlers.wireTransfer,
    countryCode: 'FR',
    currencyCode: 'USD',
    extraParams: WIRE,
  },
  crypto_eft: {
    ...{ fee: handlers.cryptoEftFee, send: handlers.cryptoEft, countryCode: undefined, currencyCode: 'ETH' },
    extraParams: COIN,
  },
} as const;

test.each(Object.keys(outside) as (keyof typeof outside)[])(
  '%s: out of the bank it is held, too, and once',
  async (type) => {
    const { fee, send: order, countryCode, currencyCode, extraParams } = outside[type];
    const asked = { fromAccountId: ANA_EUR, countryCode, currencyCode, amount: '0.02' };
    const price = (hold: boolean) => fee({ ...asked, amount: type === 'wire' ? '20' : '0.02', hold }, bank.as('ana'));
    const pay = async (quoteId: string | undefined, amount = type === 'wire' ? '20' : '0.02') => {
      const input = { ...asked, amount, permission: '3d' as const, beneficiaryName: 'Luc Rey', extraParams, quoteId };
      return order(input, {
        ...bank.as('ana', { idempotencyKey: `${type} ${(tries += 1)}` }),
        bodyHash: String(tries),
      });
    };
    const quote = await price(true);
    await bank.db.query(`UPDATE currency SET eur_value = round(eur_value * 1.1, 8) WHERE code = $1`, [currencyCode]);
    expect(await refusedAt(pay(quote.quoteId, type === 'wire' ? '21' : '0.03'))).toMatchObject({
      reason: 'quoteExpired',
    });
    expect((await pay(quote.quoteId)).summary).toMatchObject({ debitAmount: quote.debitAmount, fee: quote.fee });
    expect(await refusedAt(pay(quote.quoteId))).toMatchObject({ reason: 'quoteExpired' });
    const late = await price(true);
    expect(late.debitAmount).not.toBe(quote.debitAmount);
    bank.clock.advance(60_000);
    expect(await refusedAt(pay(late.quoteId))).toMatchObject({ reason: 'quoteExpired' });
    // What is typed holds nothing.
    expect((await price(false)).quoteId).toBeUndefined();
  },
);
let tries = 0;

test('a kind of payment costs the same wherever it carries a currency, so that a held price needs no country', () => {
  const countries = ['BR', 'CA', 'DE', 'ES', 'FR', 'GB', 'JP', 'US', undefined];
  for (const { code } of currencies) {
    for (const type of bankTransferType.options) {
      const tariffs = countries.flatMap((country) => {
        const scheme = schemeFor(type, country, code);
        return scheme ? [`${scheme.feeEur} ${scheme.feeRate}`] : [];
      });
      expect([type, code, new Set(tariffs).size <= 1]).toEqual([type, code, true]);
    }
  }
});

test('without an exchange there is nothing to hold, and what is typed holds nothing', async () => {
  expect((await held({ currency: 'EUR' })).quoteId).toBeUndefined();
  const { accountId, amount, currency } = order;
  const typed = await handlers.p2pTransferFee({ accountId, amount, currency }, bank.as('ana'));
  expect(typed.quoteId).toBeUndefined();
});

test('a price that could not be paid is still held', async () => {
  const { available, quoteId } = await held();
  await bank.db.query('UPDATE account SET minimum = balance - held WHERE id = $1', [ANA_EUR]);
  expect(await refusedAt(send(bank.as('ana'), { ...order, quoteId }))).toMatchObject({ reason: 'insufficientFunds' });
  await bank.db.query('UPDATE account SET minimum = 0 WHERE id = $1', [ANA_EUR]);
  expect(Number(available)).toBeGreaterThan(0);
  expect(await send(bank.as('ana'), { ...order, quoteId })).toMatchObject({ status: 'posted' });
});
