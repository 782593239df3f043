import { type ApiFailure, call, invalidate, resolveOutcome, useIntentKey } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionHistory } from '@bank/protocol/history';
import { type CreatedPayment, normalConfirm, transferCancel } from '@bank/protocol/transfers';
import { useState } from 'react';
import { useExclusive } from '../exclusive/use-exclusive';
import { asFailure } from '../failure/as-failure';
import { codeRefusal } from '../screen/code-refusal';

/** Where the dialog is: asking for the code, finding out about a lost answer, or over with no money moved. */
export type ApprovalStep = 'asking' | 'finding' | 'over';

export interface Approval {
  step: ApprovalStep;
  /** Why the last call was refused; null after the next try. */
  refusal: ApiFailure | null;
  /** The last code was wrong: the refusal belongs at the field. */
  isWrongCode: boolean;
  /** The bank did not get the code: it may be entered again. */
  wasLost: boolean;
  isPending: boolean;
  confirm(code: string): Promise<void>;
  /** Approves by something other than the code. `approve` makes the call that does it; the transfer says what came of it. */
  confirmBy(approve: () => Promise<void>): Promise<void>;
  /** Asks again what became of a confirmation whose answer was lost. */
  findOut(): Promise<void>;
  /** Gives the transfer up; the hold is released. */
  cancel(): Promise<void>;
  refuse(failure: ApiFailure | null): void;
}

interface Outcomes {
  lookUp(): Promise<CreatedPayment | null>;
  onConfirmed(transfer: CreatedPayment): void;
  onGivenUp(): void;
}

/** What an approval changes, however it ends. */
const CHANGED = [balanceInquiry, transactionHistory] as const;

/**
 * Approves one transfer by its code: once, five tries, ten minutes, and never twice (R0.20 to R0.22).
 * The transport keeps the intent's key until a definite answer; each definite answer makes the next try another intent.
 */
export function useApproval({ trxid }: CreatedPayment, { lookUp, onConfirmed, onGivenUp }: Outcomes): Approval {
  const intent = useIntentKey('approval', trxid);
  const { isPending, run } = useExclusive();
  const [step, setStep] = useState<ApprovalStep>('asking');
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const [wasLost, setLost] = useState(false);

  const settle = async (transfer: CreatedPayment) => {
    await invalidate(...CHANGED);
    if (transfer.status === 'pending') setStep('asking');
    else if (transfer.status === 'posted' || transfer.status === 'created') onConfirmed(transfer);
    else setStep('over');
  };

  const findOut = async () => {
    setStep('finding');
    const { transfer } = await resolveOutcome(intent.key);
    setLost(transfer === null || transfer.status === 'pending');
    if (transfer) await settle(transfer);
    else setStep('asking');
  };

  const refused = async (failure: ApiFailure) => {
    if (failure.kind === 'unknownOutcome') {
      return findOut();
    }
    setRefusal(failure);
    if (failure.kind !== 'verify') return;
    // Five wrong codes, ten minutes, or a decision elsewhere end a transfer (R0.22). The bank knows which; its
    // sentence is shown, and what the transfer has become is asked for instead of being read out of that sentence.
    const now = await lookUp().catch(asFailure);
    if (now && 'trxid' in now && now.status !== 'pending') await settle(now);
  };

  /** Work whose failure is shown, never thrown into the page. */
  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      setRefusal(null);
      setLost(false);
      await work().catch((error: unknown) => setRefusal(asFailure(error)));
    });

  return {
    step,
    refusal,
    isWrongCode: refusal !== null && codeRefusal(refusal) !== null,
    wasLost,
    isPending,
    refuse: setRefusal,
    findOut: () => attempt(findOut),
    confirm: (approvalCode) =>
      attempt(async () => {
        const result = await call(normalConfirm, { trxid, approvalCode }, { idempotencyKey: intent.key }).catch(
          (error: unknown) => refused(asFailure(error)),
        );
        if (!result) return;
        await settle(result);
      }),
    confirmBy: (approve) =>
      attempt(async () => {
        const failure = await approve().then(() => null, asFailure);
        setRefusal(failure);
        // Such a call carries no key, and its answer may be lost: what counts is what the transfer has become.
        const now = await lookUp();
        if (now && now.status !== 'pending') await settle(now);
      }),
    cancel: () =>
      attempt(async () => {
        const result = await call(transferCancel, { trxid }).catch((error: unknown) => refused(asFailure(error)));
        if (!result) return;
        await invalidate(...CHANGED);
        // The code may have been accepted in another tab in the meantime: then it is too late to give up.
        if (result.status === 'posted') onConfirmed(result);
        else onGivenUp();
      }),
  };
}
