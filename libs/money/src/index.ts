export {
  abs,
  add,
  compare,
  convert,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  normalize,
  subtract,
  sum,
} from './amount';
export { billOf } from './bill';
export type { Bill, BillLine } from './bill';
export { isAmount } from './decimal';
export type { Amount } from './decimal';
export { currencySymbol, decimalsOf, isCrypto } from './currency';
export { amountParts, formatAmount, formatDecimal, separators } from './format';
export type { AmountParts } from './format';
export { fromNumber } from './from-number';
export { notationOf } from './notation';
export type { ColumnNotation, Marks } from './notation';
export { parseAmount, parseCell, refusedText, typedText } from './parse';
export type { ParsedAmount, ParseFailure } from './parse';
