import { Text, useFormat, useText } from '@bank/i18n';
import { AmountText } from '@bank/kit';
import type { InvoiceBill } from '@bank/protocol/invoices';

/** What an invoice bills, line by line. */
export function BillLines({ bill, currency }: { bill: InvoiceBill; currency: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className="divide-line border-line divide-y border-y" aria-label={t('invoices.lines.label')}>
      {bill.lines.map(({ what, quantity, unitPrice, taxRate, net }, place) => (
        // Lines never change their order, and two may say the same.
        <li key={place} className="flex items-baseline justify-between gap-4 py-3">
          <span className="grid min-w-0 gap-0.5">
            <span className="break-words">{what}</span>
            <span className="text-muted text-sm">
              <Text
                id={taxRate === null ? 'invoices.lines.eachUntaxed' : 'invoices.lines.each'}
                values={{
                  quantity: format.number(Number(quantity)),
                  price: <AmountText amount={unitPrice} currency={currency} size="told" />,
                  rate: taxRate === null ? '' : format.percent(Number(taxRate) / 100),
                }}
              />
            </span>
          </span>
          <AmountText amount={net} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
