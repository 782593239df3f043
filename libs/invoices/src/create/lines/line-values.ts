import { billOf, decimalsOf, type Bill } from '@bank/money';
import { isPriced, type LineValues } from '../create-schema';

/** The choice of a line that is not taxed. */
export const NO_TAX = 'none';

const taxOf = ({ tax }: LineValues) => (tax === NO_TAX ? null : tax);

/** What the lines come to that have a quantity and a price so far. */
export function billSoFar(lines: readonly LineValues[], currency: string): Bill {
  const priced = lines.filter((line) => isPriced(line, currency));
  return billOf(
    priced.map((line) => ({ ...line, taxRate: taxOf(line) })),
    decimalsOf(currency),
  );
}

/** Lines as the bank takes them. */
export const asAsked = (lines: readonly LineValues[]) =>
  lines.map((line) => {
    const { what, quantity, unitPrice } = line;
    const taxRate = taxOf(line);
    return { what, quantity, unitPrice, ...(taxRate === null ? {} : { taxRate }) };
  });
