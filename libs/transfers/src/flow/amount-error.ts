import type { MessageId } from '@bank/i18n';
import { type Amount, isAmount, isPositive, parseAmount } from '@bank/money';

/** What can be wrong with an amount before the bank is asked, and what is said about it. */
export const AMOUNT_ERRORS = {
  amountMissing: 'transfers.p2p.amountMissing',
  amountFormat: 'transfers.p2p.amountFormat',
  amountTwofold: 'transfers.p2p.amountTwofold',
  amountCurrency: 'transfers.p2p.amountCurrency',
  amountDecimals: 'transfers.p2p.amountDecimals',
  amountRange: 'transfers.p2p.amountRange',
  amountZero: 'transfers.p2p.amountZero',
  amountShort: 'transfers.p2p.amountShort',
} as const satisfies Record<string, MessageId>;
export type AmountError = keyof typeof AMOUNT_ERRORS;

const BY_REASON = {
  empty: 'amountMissing',
  format: 'amountFormat',
  twofold: 'amountTwofold',
  currency: 'amountCurrency',
  decimals: 'amountDecimals',
  range: 'amountRange',
} as const;

export interface AmountFacts {
  locale: string;
  /** Of the currency that is received. */
  decimals: number;
  /** Its code, which may stand beside the number. */
  currency: string;
}

/** What is wrong with a typed amount; null when the bank can be asked for it. */
export function amountErrorOf(typed: string, facts: AmountFacts): AmountError | null {
  const read = readAmount(typed, facts);
  if (!read.ok) return BY_REASON[read.reason];
  return isPositive(read.amount) ? null : 'amountZero';
}

/** The amount where the bank can be asked for it, else ''. What is refused is neither quoted nor told. */
export const rightAmount = (typed: string, facts: AmountFacts): Amount | '' =>
  isAmount(typed) && amountErrorOf(typed, facts) === null ? typed : '';

/** The field holds an exact amount, or what was typed when that is none; the latter is read for what is wrong with it. */
function readAmount(
  value: string,
  { locale, decimals, currency }: AmountFacts,
): { ok: true; amount: Amount } | { ok: false; reason: keyof typeof BY_REASON } {
  if (!isAmount(value)) return parseAmount(value, { locale, decimals, currency });
  const places = value.split('.')[1]?.length ?? 0;
  return places > decimals ? { ok: false, reason: 'decimals' } : { ok: true, amount: value };
}
