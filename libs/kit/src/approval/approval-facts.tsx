import { Text, useText } from '@bank/i18n';
import type { PaymentSummary } from '@bank/protocol/transfers';
import { SummaryList } from '@bank/ui';
import { AmountText } from '../amount/amount-text';
import { payeeDetail } from '../payee/payee-detail';

/** The payment as the bank stored it: the user signs what they see (R0.22). */
export function ApprovalFacts({ summary }: { summary: PaymentSummary }) {
  const t = useText();
  const items = [
    { id: 'payee', label: t('kit.to'), value: `${summary.payee.name} · ${payeeDetail(summary.payee)}` },
    {
      id: 'fee',
      label: t('kit.fee'),
      value: <AmountText amount={summary.fee} currency={summary.debitCurrencyCode} always />,
    },
    {
      id: 'total',
      label: t('kit.approval.total'),
      strong: true,
      value: <AmountText amount={summary.total} currency={summary.debitCurrencyCode} always />,
    },
  ];
  return (
    <div className="grid gap-3">
      <p className="text-lg">
        <Text
          id="kit.approval.sentence"
          values={{
            amount: <AmountText amount={summary.amount} currency={summary.currencyCode} size="large" always />,
            name: <strong>{summary.payee.name}</strong>,
          }}
        />
      </p>
      <SummaryList items={items} />
    </div>
  );
}
