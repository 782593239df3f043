// Rules: R2.7.91, R2.7.98.
import fc from 'fast-check';
import { parseAmount } from '@bank/money';
import { currencies } from '../../../ledger/currencies';
import { moneyBank } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { debitFor, grain, units } from '../model/test-sums';
import { inTheWay } from './in-the-way';
import { payerOf, priceOf } from './price';
import { schemeFor } from './schemes';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

/** What stands between groups of three and before the decimals; written here so that the parser's own table does not judge itself. */
const NOTATIONS = {
  en: [',', '.'],
  es: ['.', ','],
  pt: ['.', ','],
  ro: ['.', ','],
  ru: ['\u00a0', ','],
  uk: ['\u00a0', ','],
} as const;
type Language = keyof typeof NOTATIONS;

const ONE = 10n ** 8n;
const least = (...sizes: bigint[]) => sizes.reduce((one, other) => (other < one ? other : one));
const ceil = (a: bigint, b: bigint) => (a + b - 1n) / b;
const rowOf = (code: string) => {
  const row = currencies.find((each) => each.code === code);
  if (!row) throw new Error(`no currency ${code}`);
  return row;
};

/** An amount as a user types it in a language, with all its eight decimals. */
function typed(size: bigint, language: Language): string {
  const [group, decimal] = NOTATIONS[language];
  const digits = String(size).padStart(9, '0');
  return `${digits.slice(0, -8).replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${digits.slice(-8)}`;
}

/** The largest amount that fits, of those up to a hundred million; 0 where none does. */
function largest(fits: (amount: bigint) => boolean): bigint {
  let [low, high] = [0n, 100_000_000n * ONE];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (fits(middle)) low = middle;
    else high = middle - 1n;
  }
  return low;
}

/** What a coin costs that is paid out of an account, in whole units of 1e-8. The chains take no share of the amount. */
function oracle(amount: bigint, coin: string, payer: { currency: string; free: bigint }, feeEur: string) {
  const [worthPayer, worthCoin] = [units(rowOf(payer.currency).eurValue), units(rowOf(coin).eurValue)];
  const debit = debitFor(amount, payer.currency, coin);
  const smallest = grain(payer.currency);
  const fee = ceil(units(feeEur) * ONE, worthPayer * smallest) * smallest;
  const maximum = least(units(rowOf(coin).transferMax), (units('50000') * ONE) / worthCoin);
  const payable = largest((some) => debitFor(some, payer.currency, coin) + fee <= payer.free);
  const tooSmall = amount < units(rowOf(coin).transferMin) ? 'amountTooSmall' : null;
  return {
    ...{ debit, fee, total: debit + fee, maximum, most: least(maximum, payable) },
    reason: amount === 0n ? 'invalidAmount' : amount > maximum ? 'amountTooLarge' : tooSmall,
  };
}

const FEES_EUR = { BTC: '2.50', ETH: '1.20', USDT: '0.90' };
/** Dust, ordinary amounts, and amounts around every limit. */
const size = fc.oneof(
  fc.bigInt({ min: 0n, max: 2_000n }),
  fc.bigInt({ min: 0n, max: 2n * ONE }),
  fc.bigInt({ min: 0n, max: 100_000n * ONE }),
);
test('a thousand amounts of eight decimals, typed in six languages, cost and may be what whole numbers say', async () => {
  const context = bank.as('ana');
  const payers = await bank.db.query<{ id: number; currency: string; free: string }>(
    `SELECT id, currency, (balance - held - minimum)::text AS free FROM account
      WHERE customer_id = 1001 AND currency IN ('EUR', 'USD') AND status = 2 AND type = 1001 ORDER BY id`,
  );
  expect(new Set(payers.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'USD']));
  await fc.assert(
    fc.asyncProperty(
      size,
      fc.constantFrom('en', 'es', 'pt', 'ro', 'ru', 'uk'),
      fc.constantFrom('BTC', 'ETH', 'USDT'),
      fc.constantFrom(...payers),
      async (amount, language, coin, payer) => {
        const read = parseAmount(typed(amount, language), { locale: language, decimals: 8 });
        if (!read.ok) throw new Error(read.reason);
        expect(units(read.amount)).toBe(amount);
        const scheme = schemeFor('crypto_eft', undefined, coin);
        if (!scheme) throw new Error(`no chain of ${coin}`);
        const price = await priceOf(
          bank.db,
          payerOf(context),
          { fromAccountId: payer.id, currencyCode: coin },
          scheme,
          { amount: read.amount },
        );
        if ('reason' in price) throw new Error(price.reason);
        const expected = oracle(amount, coin, { currency: payer.currency, free: units(payer.free) }, FEES_EUR[coin]);
        const found = [price.amount, price.debit, price.fee, price.total, price.maximum, price.most];
        expect(found.map(units)).toEqual([
          amount,
          expected.debit,
          expected.fee,
          expected.total,
          expected.maximum,
          expected.most,
        ]);
        expect(inTheWay(price, 'other.digital', coin)?.reason ?? null).toBe(expected.reason);
      },
    ),
    { numRuns: 1_000 },
  );
});
