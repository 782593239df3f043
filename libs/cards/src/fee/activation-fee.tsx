import { Text, useText } from '@bank/i18n';
import { AmountText } from '@bank/kit';
import { add, isZero } from '@bank/money';
import type { Card } from '@bank/protocol/cards';
import { SummaryList } from '@bank/ui';

interface ActivationFeeProps {
  price: Pick<Card, 'issueFee' | 'expressFee' | 'currencyCode'>;
  isExpress: boolean;
}

/** What a card will cost, when, and from which account: named before any press that leads to it (R2.7.41). */
export function ActivationFee({ price: { issueFee, expressFee, currencyCode }, isExpress }: ActivationFeeProps) {
  const t = useText();
  const fee = isExpress ? add(issueFee, expressFee) : issueFee;
  const value = isZero(fee) ? t('cards.free') : <AmountText amount={fee} currency={currencyCode} always />;
  return (
    <div className="grid gap-1">
      <SummaryList items={[{ id: 'fee', label: t('cards.reviewFee'), value, strong: true }]} />
      {!isZero(fee) && (
        <p className="text-muted text-sm">
          <Text id="cards.feeFrom" />
        </p>
      )}
    </div>
  );
}
