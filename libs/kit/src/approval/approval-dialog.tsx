import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { passkeyApprove, passkeyApproveOptions } from '@bank/protocol/passkeys';
import { type CreatedPayment, resendSmsForTransfer } from '@bank/protocol/transfers';
import { Button, Dialog } from '@bank/ui';
import { useState } from 'react';
import { FailureNote } from '../failure/failure-note';
import { ApprovalFacts } from './approval-facts';
import { CodeForm } from './code-form';
import { useApproval } from './use-approval';

export interface ApprovalDialogProps {
  /** The transfer as the server stored it; amount, currency, payee and fee are shown from here (R0.22). */
  transfer: CreatedPayment;
  /** Asks the bank for the transfer as it is now; null when it does not know it. */
  lookUp(): Promise<CreatedPayment | null>;
  /** The code was right; the answer says what became of the transfer. */
  onConfirmed(transfer: CreatedPayment): void;
  /** The customer gave it up, or the code can no longer be used; no hold is left. */
  onGivenUp(): void;
}

/** Asks for the code that approves one transfer. Leaving it asks first, and then cancels, so that no hold stays. */
export function ApprovalDialog({ transfer, lookUp, onConfirmed, onGivenUp }: ApprovalDialogProps) {
  const t = useText();
  const { trxid } = transfer;
  const [code, setCode] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const approval = useApproval(transfer, { lookUp, onConfirmed, onGivenUp });

  if (approval.step === 'over') {
    return (
      <Dialog
        isOpen
        onClose={onGivenUp}
        size="popup"
        title={t('kit.approval.overTitle')}
        closeLabel={t('kit.close')}
        footer={
          <Button onClick={onGivenUp}>
            <Text id="kit.approval.startAgain" />
          </Button>
        }
      >
        <div className="grid gap-3">
          <FailureNote failure={approval.refusal} />
          <p>
            <Text id="kit.approval.overBody" />
          </p>
        </div>
      </Dialog>
    );
  }

  if (approval.step === 'finding') {
    return (
      <Dialog
        isOpen
        isDismissable={false}
        onClose={() => undefined}
        size="popup"
        title={t('kit.approval.title')}
        closeLabel={t('kit.close')}
      >
        <div className="grid gap-3">
          <p role="status">
            <Text id="kit.approval.findingOut" />
          </p>
          <FailureNote failure={approval.refusal} />
          <Button variant="secondary" pending={approval.isPending} onClick={() => void approval.findOut()}>
            <Text id="kit.approval.askAgain" />
          </Button>
        </div>
      </Dialog>
    );
  }

  if (isLeaving) {
    return (
      <Dialog
        isOpen
        onClose={() => setLeaving(false)}
        size="popup"
        title={t('kit.approval.leaveTitle')}
        closeLabel={t('kit.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setLeaving(false)}>
              <Text id="kit.approval.leaveStay" />
            </Button>
            <Button
              variant="danger"
              pending={approval.isPending}
              pendingLabel={t('kit.approval.cancelling')}
              onClick={() => void approval.cancel()}
            >
              <Text id="kit.approval.leaveConfirm" />
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p>
            <Text id="kit.approval.leaveBody" />
          </p>
          <FailureNote failure={approval.refusal} />
        </div>
      </Dialog>
    );
  }

  return (
    <Dialog
      isOpen
      onClose={() => setLeaving(true)}
      size="popup"
      title={t('kit.approval.title')}
      closeLabel={t('kit.close')}
    >
      <div className="grid gap-5">
        <ApprovalFacts summary={transfer.summary} />
        <CodeForm
          sent={transfer}
          code={code}
          onCode={setCode}
          approval={approval}
          resend={() => call(resendSmsForTransfer, { trxid })}
          passkey={{
            ask: () => call(passkeyApproveOptions, { trxid }),
            prove: (response) => call(passkeyApprove, { trxid, response }),
            confirmBy: approval.confirmBy,
          }}
        />
      </div>
    </Dialog>
  );
}
