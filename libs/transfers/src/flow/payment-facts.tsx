import { AmountText, useRateValue } from '@bank/kit';
import { useText } from '@bank/i18n';
import { isNegative, isZero, subtract } from '@bank/money';
import { SummaryList } from '@bank/ui';
import type { PaymentQuote } from '@bank/protocol/payment';

interface PaymentFactsProps {
  quote: PaymentQuote;
  isCurrent: boolean;
  /** What the payee receives. */
  currency: string;
  isShort: boolean;
  /** Between own accounts no fee is no fact. */
  isOwn?: boolean;
  /** The form shows the rate beside the amounts. */
  isRateBeside?: boolean;
}

/** Rate, fee, what leaves and what is left, before sending; the last figures stay, dimmed, while the next are on their way. */
export function PaymentFacts(props: PaymentFactsProps) {
  const { quote, isCurrent, currency, isShort, isOwn = false, isRateBeside = false } = props;
  const t = useText();
  const { fee, total, debitCurrencyCode, available } = quote;
  const left = subtract(available, total);
  const rate = useRateValue(quote, currency);
  const money = (amount: string, tone: 'plain' | 'danger' = 'plain') => (
    <AmountText amount={amount} currency={debitCurrencyCode} tone={tone} always />
  );
  return (
    <div aria-live="polite" aria-busy={!isCurrent} className={`transition-opacity ${isCurrent ? '' : 'opacity-60'}`}>
      <SummaryList
        items={[
          ...(isRateBeside || rate === null ? [] : [{ id: 'rate', label: t('transfers.p2p.rate'), value: rate }]),
          ...(isOwn && isZero(fee) ? [] : [{ id: 'fee', label: t('kit.fee'), value: money(fee) }]),
          { id: 'total', label: t('transfers.flow.leaves'), value: money(total, isShort ? 'danger' : 'plain') },
          ...(isNegative(left)
            ? []
            : [
                {
                  id: 'left',
                  label: t('transfers.flow.left'),
                  // A balance, and hidden like every other.
                  value: <AmountText amount={left} currency={debitCurrencyCode} />,
                },
              ]),
        ]}
      />
    </div>
  );
}
