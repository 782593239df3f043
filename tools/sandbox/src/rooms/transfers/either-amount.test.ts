// Rules: R0.112.
import { compare, isZero } from '@bank/money';
import { p2pTransferFee } from '@bank/protocol/transfers';
import { eftTransferFee } from '@bank/protocol/transfers-external';
import { full } from '@bank/run/size';
import fc from 'fast-check';
import { createParser } from '../../server/request';
import { moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { METHODS } from './external/external';
import { SCHEMES } from './external/schemes';
import { handlers } from './handlers';
import { blamed, expectMost, ofUnits } from './test-either';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
  await bank.db.query(`INSERT INTO coupon VALUES ('THIRD', 33, NULL, 'epoch', 'infinity')`);
});
afterAll(() => bank.close());

const FEES = {
  eftTransfer: handlers.eftTransferFee,
  wireTransfer: handlers.wireTransferFee,
  instantPayment: handlers.instantPaymentFee,
  interac: handlers.interacFee,
  octTransfer: handlers.octTransferFee,
  cryptoEft: handlers.cryptoEftFee,
};
const RUNS = { numRuns: full(600) };
const ANA_EUR = 10011;

/** Accounts of every currency that pays, with the customer whose they are. */
const payers = () =>
  bank.db.query<{ id: number; currency: string; customer: number }>(
    `SELECT DISTINCT ON (a.currency) a.id, a.currency, a.customer_id AS customer FROM account a
      WHERE a.status = 2 AND a.type = 1001 AND a.customer_id IS NOT NULL ORDER BY a.currency, a.id`,
  );
function callerFor(customerId: number) {
  const { caller, ...context } = bank.as('ana');
  return { ...context, caller: caller && { ...caller, customerId } };
}
/** Fees with a least and a most, and with a share: small, ordinary and large. */
const sizes = fc.oneof(fc.bigInt({ min: 1n, max: 300n }), fc.bigInt({ min: 1n, max: 9_999_999n }));

test('to a customer: for whatever may leave the most arrives, whatever the coupon takes off', async () => {
  const found = await payers();
  expect(found.length).toBeGreaterThan(3);
  let told = 0;
  const asked = fc.tuple(
    fc.constantFrom(...found),
    fc.constantFrom(...found.map((of) => of.currency)),
    sizes,
    fc.constantFrom(undefined, 'THIRD'),
  );
  await fc.assert(
    fc.asyncProperty(asked, async ([{ id, currency: paid, customer }, currency, units, couponCode]) => {
      const quoted = await expectMost(
        (given) =>
          Promise.resolve(
            handlers.p2pTransferFee({ accountId: id, currency, couponCode, ...given }, callerFor(customer)),
          ),
        ofUnits(units, paid),
      );
      if (quoted && !isZero(quoted.fee)) told += 1;
    }),
    RUNS,
  );
  expect(told).toBeGreaterThan(0);
});

test.each(SCHEMES)('out of the bank by $name: for whatever may leave the most arrives', async (scheme) => {
  const found = await payers();
  const euros = found.filter(({ currency }) => currency === 'EUR');
  const [currencyCode = ''] = scheme.currencies;
  const countryCode = COUNTRIES.find((country) => scheme.reaches(country, currencyCode));
  const ask = FEES[METHODS[scheme.type]];
  let priced = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...found), sizes, async ({ id, currency: paid, customer }, units) => {
      const to = { fromAccountId: id, countryCode, currencyCode };
      const quoted = await expectMost(
        (given) => Promise.resolve(ask({ ...to, ...given }, callerFor(customer))),
        ofUnits(units, paid),
      );
      if (quoted) priced += 1;
    }),
    { ...RUNS, examples: euros.map((payer): [typeof payer, bigint] => [payer, 50_000n]) },
  );
  expect(priced).toBeGreaterThan(0);
});
const COUNTRIES = [undefined, 'DE', 'US', 'GB', 'BR', 'CA', 'CH', 'UA'];

test('what was priced by what leaves is ordered by what arrives, and costs the same', async () => {
  await bank.db.query(`UPDATE app_user SET approve_mode = 'none'`);
  const asked = { accountId: ANA_EUR, debit: '20', currency: 'USD', hold: true } as const;
  const { amount, fee, debitAmount, total, quoteId } = await handlers.p2pTransferFee(asked, bank.as('ana'));
  const made = await send(bank.as('ana'), {
    ...{ accountId: ANA_EUR, amount, currency: 'USD', toEmail: 'ben@personas.test', quoteId },
  });
  expect(made.summary).toMatchObject({ amount, fee, debitAmount, total });
  expect(compare(total, '20')).toBeLessThanOrEqual(0);
});

test('what leaves and buys nothing, or is finer than its currency, is refused at its field', async () => {
  const ask = (debit: string) =>
    refusedAt(Promise.resolve(handlers.p2pTransferFee({ accountId: ANA_EUR, debit, currency: 'EUR' }, bank.as('ana'))));
  expect(await ask('0.01')).toMatchObject({ field: 'debit', reason: 'amountTooSmall' });
  expect(await ask('1.001')).toMatchObject({ field: 'debit', reason: 'invalidAmount' });
  expect(await ask('0')).toMatchObject({ field: 'debit', reason: 'invalidAmount' });
  const outside = { fromAccountId: ANA_EUR, countryCode: 'DE', currencyCode: 'EUR', debit: '0.10' };
  expect(await refusedAt(Promise.resolve(handlers.eftTransferFee(outside, bank.as('ana'))))).toMatchObject({
    field: 'debit',
    reason: 'amountTooSmall',
  });
});

test.each([
  [p2pTransferFee, { accountId: ANA_EUR, currency: 'EUR' }],
  [eftTransferFee, { fromAccountId: ANA_EUR, countryCode: 'DE', currencyCode: 'EUR' }],
])('both of the amounts, or neither, is refused at the field', (row, asked) => {
  const parse = createParser(row);
  expect(blamed(() => parse({ ...asked }, 'en'))).toEqual(['TA1', ['amount']]);
  expect(blamed(() => parse({ ...asked, amount: '1', debit: '1' }, 'en'))).toEqual(['TA1', ['debit']]);
  expect(blamed(() => parse({ ...asked, debit: '1' }, 'en'))).toBeNull();
});
