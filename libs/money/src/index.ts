export {
  abs,
  add,
  compare,
  isAmount,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  normalize,
  subtract,
  sum,
} from './amount';
export type { Amount } from './amount';
export { currencySymbol, decimalsOf, isCrypto } from './currency';
export { amountParts, formatAmount, formatDecimal, separators } from './format';
export type { AmountParts } from './format';
export { parseAmount } from './parse';
export type { ParsedAmount, ParseFailure } from './parse';
