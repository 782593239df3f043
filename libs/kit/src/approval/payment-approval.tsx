import { call, invalidate } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import { passkeyApprove, passkeyApproveOptions } from '@bank/protocol/passkeys';
import { type CreatedPayment, normalConfirm, resendSmsForTransfer, transferCancel } from '@bank/protocol/transfers';
import { ApprovalDialog } from './approval-dialog';
import { ApprovalFacts } from './approval-facts';
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
}

const BECAME: Record<CreatedPayment['status'], Became> = {
  pending: 'waiting',
  created: 'done',
  posted: 'done',
  rejected: 'over',
  cancelled: 'over',
  expired: 'over',
};

const WORDS = {
  title: 'kit.approval.title',
  overTitle: 'kit.approval.overTitle',
  overBody: 'kit.approval.overBody',
  overAction: 'kit.startAgain',
} as const;

/** Asks for the code that approves the user's own payment. Leaving asks first and then cancels, so that no hold stays. */
export function PaymentApproval({ payment, lookUp, onConfirmed, onGivenUp }: PaymentApprovalProps) {
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
    answerIn: (found) => found,
    passkey: {
      ask: () => call(passkeyApproveOptions, { trxid }),
      prove: async (response) => {
        await call(passkeyApprove, { trxid, response });
        return null;
      },
    },
    giveUp: () => call(transferCancel, { trxid }),
    onGivenUp,
    onDone: async (done) => {
      await invalidate(balanceInquiry, transactionHistory);
      onConfirmed(done);
    },
    onOver: () => invalidate(balanceInquiry, transactionHistory),
  });
  return (
    <ApprovalDialog
      approval={approval}
      facts={<ApprovalFacts summary={summary} />}
      sent={payment}
      resend={() => call(resendSmsForTransfer, { trxid })}
      words={WORDS}
      leaving
      onClose={onGivenUp}
    />
  );
}
