export interface Separators {
  decimal: string;
  group: string;
}

/**
 * "1234.5" as the reader writes it: "1.234,5" in Spanish. Text only, so no digit is ever rounded. Begun decimals are filled up to
 * `least` of them ("1.234,50").
 */
export function amountAsText(amount: string, marks: Separators, least = 0): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (!match) return amount;
  const [, sign = '', integer = '', fraction] = match;
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, marks.group);
  return sign + grouped + (fraction === undefined ? '' : marks.decimal + fraction.padEnd(least, '0'));
}

/** `amount` with its thousands grouped, keeping the decimals exactly as typed ("5,10" keeps its zero). */
export function groupedText(amount: string, typed: string, marks: Separators): string {
  const [integer = ''] = amount.split('.');
  const at = typed.lastIndexOf(marks.decimal);
  const fraction = at < 0 ? '' : typed.slice(at + marks.decimal.length).replace(/\D/g, '');
  return amountAsText(fraction === '' ? integer : `${integer}.${fraction}`, marks);
}
