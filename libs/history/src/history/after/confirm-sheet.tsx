import { call } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { forgetInFlight, PaymentApproval, useDeviceAnswer } from '@bank/kit';
import { paymentAfter } from '@bank/protocol/transfers-after';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { Dialog } from '@bank/ui';
import { SignedFacts } from './signed-facts';

export interface ConfirmSheetProps {
  /** It waits for the confirmation of the user who ordered it. */
  order: CreatedPayment;
  transactionId: string;
  onClose(): void;
}

/**
 * Goes on with a payment that was left at its code, its phone or its passkey: what is signed, then the way to sign it. Leaving changes
 * nothing; the payment waits until its time is over.
 */
export function ConfirmSheet({ order, transactionId, onClose }: ConfirmSheetProps) {
  const t = useText();
  const decided = () => {
    forgetInFlight(order.trxid);
    onClose();
  };
  const lookUp = async () => (await call(paymentAfter, { transactionId })).order;
  useDeviceAnswer(order.approveType === 'push', async () => {
    if ((await lookUp())?.status !== 'pending') decided();
  });
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('history.confirm.title')} closeLabel={t('kit.close')}>
      <div className="grid gap-5">
        <SignedFacts summary={order.summary} />
        <PaymentApproval payment={order} lookUp={lookUp} onConfirmed={decided} onGivenUp={decided} onLater={onClose} />
      </div>
    </Dialog>
  );
}
