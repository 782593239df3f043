import { compare, isPositive } from '@bank/money';
import type { Parsed } from '@bank/protocol';
import type { InvoiceBill, invoiceCreate } from '@bank/protocol/invoices';
import { invoiceLines, invoiceTaxRates } from '@bank/protocol/invoices';
import { sayAmount } from '../../ledger/say-amount';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

type Asked = Parsed<typeof invoiceCreate>;
type Line = NonNullable<Asked['lines']>[number];

const decimalsIn = (figure: string) => figure.split('.')[1]?.length ?? 0;

function isLine({ what, quantity, unitPrice, taxRate }: Line, country: string, decimals: number): boolean {
  return (
    what.trim() !== '' &&
    isPositive(quantity) &&
    decimalsIn(quantity) <= invoiceLines.quantityDecimals &&
    isPositive(unitPrice) &&
    decimalsIn(unitPrice) <= decimals &&
    (taxRate === undefined || (invoiceTaxRates[country] ?? []).includes(taxRate))
  );
}

/**
 * What the lines of an invoice come to; null where it has none. The caller's total must be the bank's: nobody sends another sum than the
 * one on their screen (R2.7.196).
 * @param country of the issuer
 * @throws Refusal
 */
export async function billed(
  { lines = [], amount, currency }: Asked,
  country: string,
  context: CallContext & MayRefuse<'linesInvalid' | 'totalDiffers'>,
): Promise<InvoiceBill | null> {
  if (lines.length === 0) return null;
  const [found] = await context.db.query<{ decimals: number }>('SELECT decimals FROM currency WHERE code = $1', [
    currency,
  ]);
  const { decimals } = found ?? { decimals: 0 };
  if (!lines.every((line) => isLine(line, country, decimals))) throw refused(context, 'linesInvalid');
  const given = lines.map((line) => ({ ...line, what: line.what.trim() }));
  const [row] = await context.db.query<{ bill: InvoiceBill }>('SELECT invoice_bill($1::jsonb, $2) AS bill', [
    JSON.stringify(given),
    decimals,
  ]);
  if (!row) throw new Error('lines without a sum');
  if (compare(row.bill.total, amount) === 0) return row.bill;
  throw refused(context, 'totalDiffers', { values: { total: sayAmount(context.lang, row.bill.total, currency) } });
}
