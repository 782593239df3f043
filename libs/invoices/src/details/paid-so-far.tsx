import { useFormat, useText } from '@bank/i18n';
import { AmountText } from '@bank/kit';
import type { Invoice } from '@bank/protocol/invoices';
import { SectionHeading, SummaryList } from '@bank/ui';

/** The payments of an invoice that may be paid in parts, what they come to and what is open. */
export function PaidSoFar({ invoice }: { invoice: Invoice }) {
  const t = useText();
  const format = useFormat();
  const { payments, paid, openAmount, currencyCode } = invoice;
  const money = (amount: string) => <AmountText amount={amount} currency={currencyCode} />;
  return (
    <section className="grid gap-2">
      <SectionHeading level={3}>{t('kit.place.payments')}</SectionHeading>
      <SummaryList
        items={[
          ...payments.map(({ paidDate, amount }, place) => ({
            id: String(place),
            label: format.date(paidDate, 'dayTime'),
            value: money(amount),
          })),
          { id: 'paid', label: t('invoices.parts.paid'), value: money(paid) },
          { id: 'open', label: t('invoices.parts.open'), value: money(openAmount), strong: true },
        ]}
      />
    </section>
  );
}
