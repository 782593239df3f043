import { AmountText } from '@bank/kit';
import { useLocale, useText } from '@bank/i18n';
import { isNegative, isZero, subtract } from '@bank/money';
import { type SummaryItem, SummaryList } from '@bank/ui';
import type { PaymentQuote } from '@bank/protocol/transfers';
import { rateText } from './rate-text';

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
  const rate = useRate(quote, currency);
  const money = (amount: string, tone: 'plain' | 'danger' = 'plain') => (
    <AmountText amount={amount} currency={debitCurrencyCode} tone={tone} always />
  );
  return (
    <div aria-live="polite" aria-busy={!isCurrent} className={`transition-opacity ${isCurrent ? '' : 'opacity-60'}`}>
      <SummaryList
        items={[
          ...(isRateBeside ? [] : rate),
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

/** The rate where one was used; nothing where the payee receives the account's own currency (R2.5.2). */
export function useRate(
  { exchangeRate, debitCurrencyCode }: Pick<PaymentQuote, 'exchangeRate' | 'debitCurrencyCode'>,
  currency: string,
): SummaryItem[] {
  const t = useText();
  const locale = useLocale();
  if (debitCurrencyCode === currency) return [];
  const value = t('transfers.p2p.rateValue', {
    one: `1\u00a0${debitCurrencyCode}`,
    other: `${rateText(exchangeRate, locale)}\u00a0${currency}`,
  });
  return [{ id: 'rate', label: t('transfers.p2p.rate'), value }];
}
