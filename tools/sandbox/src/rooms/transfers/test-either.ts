import { add, compare, decimalsOf } from '@bank/money';
import type { QuoteByEither } from '@bank/protocol/payment';
import { Refusal } from '../../platform/refusal';

/** The smallest unit of a currency. */
const unit = (code: string) => (decimalsOf(code) === 0 ? '1' : `0.${'0'.repeat(decimalsOf(code) - 1)}1`);

/** An amount of a currency, of so many of its smallest units. */
export function ofUnits(units: bigint, code: string): string {
  const decimals = decimalsOf(code);
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * Whether the bank moves as much as it can for what may leave (R0.94, R0.112): no more leaves, what stays is said, the same amount costs
 * the same when it is given, and one unit more would be too much.
 * @returns the quote; null where so little buys nothing, or so much is more than one payment may be
 */
export async function expectMost(
  quote: (given: { amount: string } | { debit: string }) => Promise<QuoteByEither>,
  debit: string,
): Promise<QuoteByEither | null> {
  const ask = async (given: { amount: string } | { debit: string }) => {
    try {
      return await quote(given);
    } catch (error) {
      if (error instanceof Refusal) return error.reason ?? '';
      throw error;
    }
  };
  const answer = await ask({ debit });
  if (typeof answer === 'string') {
    expect(['amountTooSmall', 'amountTooLarge']).toContain(answer);
    return null;
  }
  expect(compare(answer.total, debit)).toBeLessThanOrEqual(0);
  expect(compare(add(answer.total, answer.stays), debit)).toBe(0);
  const { fee, debitAmount, total, exchangeRate } = answer;
  expect(await ask({ amount: answer.amount })).toMatchObject({ fee, debitAmount, total, exchangeRate });
  const more = await ask({ amount: add(answer.amount, unit(answer.currencyCode)) });
  if (typeof more !== 'string') expect(compare(more.total, debit)).toBe(1);
  return answer;
}

/** The code of a refusal and the fields that it blames; null where what is read is taken. */
export function blamed(read: () => unknown): unknown {
  try {
    read();
  } catch (error) {
    return error instanceof Refusal ? [error.code, error.validation.map(({ field }) => field)] : error;
  }
  return null;
}
