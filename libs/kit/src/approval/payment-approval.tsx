import { call, invalidate } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import { passkeyApprove, passkeyApproveOptions } from '@bank/protocol/passkeys';
import type { CreatedPayment } from '@bank/protocol/payment';
import { normalConfirm, resendSmsForTransfer, transferCancel } from '@bank/protocol/transfers';
import { type Ref, useImperativeHandle, useState } from 'react';
import { ApprovalSteps } from './approval-steps';
import { LeaveQuestion } from './leave-question';
import { paymentIn } from './outcome-answers';
import { type Became, useApproval } from './use-approval';

export interface PaymentApprovalProps {
  /** The payment as the bank stored it; amount, currency, payee and fee are shown from here (R0.22). */
  payment: CreatedPayment;
  /** Asks the bank for the payment as it is now; null when it does not know it. */
  lookUp(): Promise<CreatedPayment | null>;
  /** The code was right; the answer says what became of the payment. */
  onConfirmed(payment: CreatedPayment): void;
  /** The customer gave it up, or the code can no longer be used; no hold is left. */
  onGivenUp(): void;
  /** The sheet is left while the phone has the question: the payment goes on without it. */
  onLater(): void;
  isPasskeyFirst?: boolean;
  ref?: Ref<Leaving>;
}

/** How the sheet around it is left. */
export interface Leaving {
  /** Asks first where a code waits, since leaving it cancels the payment. */
  leave(): void;
}

const BECAME: Record<CreatedPayment['status'], Became> = {
  pending: 'waiting',
  created: 'done',
  held: 'done',
  released: 'done',
  posted: 'done',
  returned: 'done',
  rejected: 'over',
  cancelled: 'over',
  expired: 'over',
};

const WORDS = {
  finding: 'kit.approval.title',
  overTitle: 'kit.approval.overTitle',
  overBody: 'kit.approval.overBody',
  overAction: 'kit.startAgain',
} as const;

/**
 * Approves the user's own payment, at the end of the sheet that shows it. Leaving asks first and then cancels, so that no hold stays;
 * what waits for the phone goes on without the sheet.
 */
export function PaymentApproval(props: PaymentApprovalProps) {
  const { payment, lookUp, onConfirmed, onGivenUp, onLater, isPasskeyFirst, ref } = props;
  const [isLeaving, setLeaving] = useState(false);
  const { trxid, summary } = payment;
  const about = {
    what: 'approval',
    amount: summary.amount,
    currencyCode: summary.currencyCode,
    payeeName: summary.payee.name,
  } as const;
  const approval = useApproval<CreatedPayment>({
    form: 'approval',
    id: trxid,
    becameOf: ({ status }) => BECAME[status],
    confirm: (approvalCode, idempotencyKey) => call(normalConfirm, { trxid, approvalCode }, { idempotencyKey, about }),
    lookUp,
    answerIn: paymentIn,
    passkey: {
      ask: () => call(passkeyApproveOptions, { trxid }),
      prove: async (response) => {
        await call(passkeyApprove, { trxid, response });
        return null;
      },
    },
    giveUp: () => call(transferCancel, { trxid }),
    onGivenUp,
    onDone: onConfirmed,
    onOver: () => void invalidate(balanceInquiry, transactionHistory),
  });
  useImperativeHandle(ref, () => ({
    leave() {
      if (approval.step === 'over') return onGivenUp();
      if (approval.step === 'finding') return;
      if (payment.approveType === 'push') return onLater();
      // What was wrong with a code says nothing about giving up.
      approval.show(null);
      setLeaving(true);
    },
  }));
  return (
    <>
      <ApprovalSteps
        approval={approval}
        sent={payment}
        resend={() => call(resendSmsForTransfer, { trxid })}
        words={WORDS}
        isPasskeyFirst={isPasskeyFirst}
        onClose={onGivenUp}
      />
      {isLeaving && approval.step === 'asking' && (
        <LeaveQuestion approval={approval} onStay={() => setLeaving(false)} />
      )}
    </>
  );
}
