import { Text, useText, type MessageId } from '@bank/i18n';
import { Button, Dialog } from '@bank/ui';
import { useState } from 'react';
import { FailureNote } from '../failure/failure-note';
import { CodeForm, type SentCode } from './code-form';
import { FindingOutDialog } from './finding-out-dialog';
import { OtherWays } from './other-ways';
import { PasskeyApproval } from './passkey-approval';
import { PhoneWait } from './phone-wait';
import type { Approval } from './use-approval';

export interface ApprovalStepsProps {
  approval: Approval;
  /** Where the code went, or which phone was asked; and until when. */
  sent: SentCode;
  resend(): Promise<SentCode>;
  words: ApprovalWords;
  /** The customer chose their passkey: it is asked for at once, and the code stays one press away. */
  isPasskeyFirst?: boolean;
  /** Over: the way on from what has happened. */
  onClose(): void;
}

/** What differs by what is approved. */
export interface ApprovalWords {
  finding: MessageId;
  overTitle: MessageId;
  overBody: MessageId;
  /** The way on once it is over. */
  overAction: MessageId;
}

/**
 * The end of a sheet that says what is approved: a code, the phone or a passkey, and always another way. It says what was lost, what is
 * over, and finds out by itself. What is signed stays in sight above it (R0.22).
 */
export function ApprovalSteps(props: ApprovalStepsProps) {
  const { approval, sent, resend, words, isPasskeyFirst = false, onClose } = props;
  const t = useText();
  const [code, setCode] = useState('');
  const [isPasskey, setPasskey] = useState(isPasskeyFirst && approval.passkey !== undefined);

  if (approval.step === 'finding') return <FindingOutDialog title={words.finding} body="kit.approval.findingOut" />;
  if (approval.step === 'over') {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        size="popup"
        title={t(words.overTitle)}
        closeLabel={t('kit.close')}
        footer={
          <Button onClick={onClose}>
            <Text id={words.overAction} />
          </Button>
        }
      >
        <div className="grid gap-3">
          <FailureNote failure={approval.refusal} />
          <p>
            <Text id={words.overBody} />
          </p>
        </div>
      </Dialog>
    );
  }
  if (isPasskey && approval.passkey) {
    return (
      <div className="grid gap-3">
        <FailureNote failure={approval.refusal} />
        <PasskeyApproval {...approval.passkey} isPending={approval.isPending} isFirst />
        <Button
          variant="quiet"
          className="justify-self-start"
          disabled={approval.isPending}
          onClick={() => setPasskey(false)}
        >
          <Text id={sent.approveType === 'push' ? 'kit.approval.usePhone' : 'kit.approval.useCode'} />
        </Button>
      </div>
    );
  }
  const others = <OtherWays approval={approval} />;
  return sent.approveType === 'push' ? (
    <PhoneWait sent={sent} approval={approval} resend={resend} ways={others} />
  ) : (
    <CodeForm sent={sent} code={code} onCode={setCode} approval={approval} resend={resend} ways={others} />
  );
}
