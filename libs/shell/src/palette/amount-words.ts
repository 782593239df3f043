/** What was asked for: words, and an amount where one begins them. */
export interface Asked {
  text: string;
  /** A decimal string. */
  amount: string | null;
}

/** An amount, then perhaps a short word such as "to", "a" or "для", and the rest. */
const AMOUNT_FIRST = /^(\d{1,12})(?:[.,](\d{1,2}))?(?:\s+(?:\p{L}{1,5}\s+(?=\S))?(\S.*))?$/u;

/** Reads "250 to ana" as an amount and a name, in any of the languages; a number alone is an amount. */
export function amountWords(typed: string): Asked {
  const found = AMOUNT_FIRST.exec(typed.trim());
  if (!found) return { text: typed.trim(), amount: null };
  const [, whole = '', cents, text = ''] = found;
  return { text: text.trim(), amount: cents === undefined ? whole : `${whole}.${cents}` };
}
