import { formatDecimal, parseAmount } from '@bank/money';

/** What was asked for: words, and an amount where one begins them. */
export interface Asked {
  text: string;
  /** A decimal string. */
  amount: string | null;
  /** The amount as the reader writes it; '' without one. */
  written: string;
}

/** An amount, then perhaps a short word such as "to", "a" or "для", and the rest. */
const AMOUNT_FIRST = /^([^\p{L}]*\p{Nd}[^\p{L}\s]*)(?:\s+(?:\p{L}{1,5}\s+(?=\S))?(\p{L}.*))?$/u;
/** The currency of the payment is not known yet; most have so many. */
const DECIMALS = 2;

/**
 * Reads "250 to ana" as an amount and a name, in any of the languages; a number alone is an amount.
 * @param locale whose notation counts first, as in the fields of payments (R0.29)
 */
export function amountWords(typed: string, locale: string): Asked {
  const [, number = '', text = ''] = AMOUNT_FIRST.exec(typed.trim()) ?? [];
  const parsed = parseAmount(number, { locale, decimals: DECIMALS });
  if (!parsed.ok) return { text: typed.trim(), amount: null, written: '' };
  const { amount } = parsed;
  const written = formatDecimal(amount, locale, { min: amount.includes('.') ? DECIMALS : 0 });
  return { text: text.trim(), amount, written };
}
