import { AmountText } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import { SummaryList } from '@bank/ui';
import type { PaymentQuote } from '@bank/protocol/transfers';

interface QuotePanelProps {
  quote: PaymentQuote | undefined;
  isCurrent: boolean;
  /** What the payee receives. */
  currency: string;
  isShort: boolean;
}

/** Fee, rate and total before sending; the last figures stay, dimmed, while the next are on their way. */
export function QuotePanel({ quote, isCurrent, currency, isShort }: QuotePanelProps) {
  const t = useText();
  const format = useFormat();
  if (!quote) {
    return (
      <p className="text-muted text-sm">
        <Text id="transfers.p2p.quoteHelp" />
      </p>
    );
  }
  const { fee, debitAmount, total, debitCurrencyCode, exchangeRate } = quote;
  const isExchanged = debitCurrencyCode !== currency;
  return (
    <div
      aria-live="polite"
      aria-busy={!isCurrent}
      className={`rounded-card bg-sunken p-4 transition-opacity ${isCurrent ? '' : 'opacity-60'}`}
    >
      <SummaryList
        items={[
          ...(isExchanged
            ? [
                {
                  id: 'rate',
                  label: t('transfers.p2p.rate'),
                  value: t('transfers.p2p.rateValue', {
                    one: format.amount('1', debitCurrencyCode),
                    other: format.amount(exchangeRate, currency),
                  }),
                },
                {
                  id: 'debit',
                  label: t('transfers.p2p.converted'),
                  value: <AmountText amount={debitAmount} currency={debitCurrencyCode} always />,
                },
              ]
            : []),
          {
            id: 'fee',
            label: t('kit.fee'),
            value: <AmountText amount={fee} currency={debitCurrencyCode} always />,
          },
          {
            id: 'total',
            label: t('transfers.p2p.total'),
            value: (
              <AmountText amount={total} currency={debitCurrencyCode} tone={isShort ? 'danger' : 'plain'} always />
            ),
            strong: true,
          },
        ]}
      />
    </div>
  );
}
