import { add, compare, convert, sum } from './amount';
import type { Amount } from './decimal';

export interface BillLine {
  quantity: Amount;
  unitPrice: Amount;
  /** Per cent; null: no tax. */
  taxRate: Amount | null;
}

export interface Bill {
  /** quantity × unitPrice of each line. */
  nets: readonly Amount[];
  net: Amount;
  /** One entry for each rate, the highest first. */
  taxes: readonly { rate: Amount; net: Amount; tax: Amount }[];
  total: Amount;
}

/**
 * What lines come to (R2.7.195). Each line is rounded to the currency, and each tax once on what its lines come to together; halves go
 * away from zero. `invoice_bill` of the sandbox computes the same.
 * @param decimals of the currency
 * @throws RangeError when a figure is no amount
 */
export function billOf(lines: readonly BillLine[], decimals: number): Bill {
  const nets = lines.map(({ quantity, unitPrice }) => convert(quantity, unitPrice, decimals));
  const byRate = new Map<Amount, Amount>();
  for (const [place, { taxRate }] of lines.entries()) {
    if (taxRate !== null) byRate.set(taxRate, add(byRate.get(taxRate) ?? '0', nets[place] ?? '0'));
  }
  const taxes = [...byRate]
    .map(([rate, net]) => ({ rate, net, tax: convert(net, convert(rate, '0.01', 8), decimals) }))
    .toSorted((a, b) => compare(b.rate, a.rate));
  const net = sum(nets);
  return { nets, net, taxes, total: add(net, sum(taxes.map(({ tax }) => tax))) };
}
