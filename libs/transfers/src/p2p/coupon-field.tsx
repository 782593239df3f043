import { useFormat, useText } from '@bank/i18n';
import { FormTextField } from '@bank/ui';
import { COUPON_MAX } from '../transfer-rules';
import type { PaymentQuote } from '@bank/protocol/payment';
import { FIELD_IDS } from './p2p-kind';

interface CouponFieldProps {
  typed: string;
  /** The price of what is typed; undefined while there is none. */
  quote: PaymentQuote | undefined;
}

/** A code that makes the fee less (R2.7.190). */
export function CouponField({ typed, quote }: CouponFieldProps) {
  const t = useText();
  const format = useFormat();
  const { discount, debitCurrencyCode = '' } = quote ?? {};
  return (
    <FormTextField
      name="couponCode"
      id={FIELD_IDS.couponCode}
      label={t('transfers.coupon.label')}
      maxLength={COUPON_MAX}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      description={
        <span aria-live="polite">
          {typed !== '' && discount !== undefined
            ? t('transfers.coupon.off', { amount: format.amount(discount, debitCurrencyCode) })
            : t('transfers.coupon.help')}
        </span>
      }
    />
  );
}
