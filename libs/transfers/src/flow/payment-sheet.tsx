import { type Leaving, PaymentApproval, usePasskeyCount } from '@bank/kit';
import type { ApprovalMode } from '@bank/protocol/customer';
import type { PaymentSummary } from '@bank/protocol/payment';
import { Dialog } from '@bank/ui';
import { useText } from '@bank/i18n';
import { useEffect, useRef, useState } from 'react';
import type { PaymentDetail, PaymentWords } from './payment-kind';
import { HeldRate } from './held-rate';
import { ReviewActions } from './review-actions';
import { SignedPayment } from './signed-payment';
import type { PaymentOnItsWay } from './use-payment';
import type { useSteps } from './use-steps';

export interface PaymentSheetProps {
  title: string;
  flow: PaymentOnItsWay;
  /** The held rate has run out while the review was open. */
  onRateOver(): Promise<void>;
  steps: ReturnType<typeof useSteps>;
  words: PaymentWords;
  details(summary: PaymentSummary): readonly PaymentDetail[];
  fromAccount(accountId: number): string;
  approveMode: ApprovalMode;
}

/**
 * The last look and the approval are one sheet: what is signed stays in sight until it is signed (R0.22). The browser's Back closes it;
 * a payment that waits for a code is not left without a question.
 */
export function PaymentSheet(props: PaymentSheetProps) {
  const { title, flow, onRateOver, steps, words, details, fromAccount, approveMode } = props;
  const t = useText();
  const { sending, isPending } = flow;
  const leaving = useRef<Leaving>(null);
  const [isByPasskey, setByPasskey] = useState(false);
  const hasPasskey = (usePasskeyCount() ?? 0) > 0;
  const isHeld = sending.step === 'approval' || (sending.step === 'review' && isPending);

  // Back cannot take away what the bank is already working on: the sheet goes back into the history.
  const place = useRef<'closed' | 'opening' | 'open'>('closed');
  const { isSheetOpen, openSheet } = steps;
  useEffect(() => {
    if (isSheetOpen) place.current = 'open';
    else if (!isHeld) place.current = 'closed';
    else if (place.current !== 'opening') {
      const wasOpen = place.current === 'open';
      place.current = 'opening';
      openSheet();
      if (wasOpen) leaving.current?.leave();
    }
  });

  const shown = sending.step === 'review' ? sending.order : sending.step === 'approval' ? sending.payment : null;
  if (shown === null || (!isSheetOpen && !isHeld)) return null;
  const others =
    sending.step === 'review'
      ? sending.order.approval
      : { needed: (sending.step === 'approval' && sending.payment.approvalsNeeded) || 0, names: [] };
  return (
    <Dialog
      isOpen
      onClose={() => (sending.step === 'approval' ? leaving.current?.leave() : steps.closeSheet())}
      isDismissable={!isPending}
      size="sheet"
      title={title}
      closeLabel={t('kit.close')}
    >
      <div className="grid gap-5">
        <SignedPayment
          summary={shown.summary}
          words={words}
          details={details(shown.summary)}
          arrivesAt={shown.arrivesAt}
          fromAccount={fromAccount(shown.summary.fromAccountId)}
          others={others}
        />
        {sending.step === 'review' && <HeldRate order={sending.order} isPaused={isPending} onOver={onRateOver} />}
        {sending.step === 'review' && (
          <ReviewActions
            order={sending.order}
            approveMode={approveMode}
            hasPasskey={hasPasskey}
            isPending={isPending}
            failure={flow.failure}
            onSend={(isPasskey) => {
              setByPasskey(isPasskey);
              void flow.send();
            }}
            onEdit={steps.closeSheet}
          />
        )}
        {sending.step === 'approval' && (
          <PaymentApproval
            key={sending.payment.trxid}
            ref={leaving}
            payment={sending.payment}
            lookUp={flow.lookUp}
            isPasskeyFirst={isByPasskey}
            onConfirmed={flow.approved}
            onGivenUp={flow.givenUp}
            onLater={flow.later}
          />
        )}
      </div>
    </Dialog>
  );
}
