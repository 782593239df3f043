import { useText } from '@bank/i18n';
import type { PaymentApproval } from '@bank/protocol/payment';

/** Says for whom a payment waits before it leaves; null where no other person approves it. */
export function useWaits(): (
  approval: Readonly<Pick<PaymentApproval, 'needed'>> & { names: readonly string[] },
) => string | null {
  const t = useText();
  return ({ needed, names }) => {
    if (needed === 0) return null;
    return names.length === 0
      ? t('transfers.flow.waits')
      : t('transfers.flow.waitsFor', { count: needed, names: names.join(', ') });
  };
}
