import { Text, useText, type MessageId } from '@bank/i18n';
import { Button, Dialog } from '@bank/ui';
import { type ReactNode, useState } from 'react';
import { FailureNote } from '../failure/failure-note';
import { FindingOutDialog } from './finding-out-dialog';
import { CodeForm, type SentCode } from './code-form';
import type { Approval } from './use-approval';

export interface ApprovalDialogProps {
  approval: Approval;
  /** What is approved, as the bank stored it (R0.22). */
  facts: ReactNode;
  /** Where the code went. */
  sent: SentCode;
  resend(): Promise<SentCode>;
  words: ApprovalWords;
  /** Asked before it is left, because leaving gives it up; without it leaving changes nothing. */
  leaving?: boolean;
  /** In place of the code: it waits for the phone. */
  device?: ReactNode;
  /** Left, given up or over. */
  onClose(): void;
}

/** What the dialog says that differs by what is approved. */
export interface ApprovalWords {
  title: MessageId;
  overTitle: MessageId;
  overBody: MessageId;
  /** The way on once it is over. */
  overAction: MessageId;
}

/** Asks for what approves one thing: a code, a passkey or the phone. It says what was lost, what is over, and finds out by itself. */
export function ApprovalDialog(props: ApprovalDialogProps) {
  const { approval, facts, sent, resend, words, leaving = false, device, onClose } = props;
  const t = useText();
  const [code, setCode] = useState('');
  const [isLeaving, setLeaving] = useState(false);

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
  if (approval.step === 'finding') return <FindingOutDialog title={words.title} body="kit.approval.findingOut" />;
  if (isLeaving) return <LeaveQuestion approval={approval} onStay={() => setLeaving(false)} />;

  const leave = () => {
    // What was wrong with a code says nothing about giving up.
    approval.show(null);
    setLeaving(true);
  };
  return (
    <Dialog isOpen onClose={leaving ? leave : onClose} size="popup" title={t(words.title)} closeLabel={t('kit.close')}>
      <div className="grid gap-5">
        {facts}
        {device ?? <CodeForm sent={sent} code={code} onCode={setCode} approval={approval} resend={resend} />}
      </div>
    </Dialog>
  );
}

/** Leaving the code gives the payment up, so that no hold stays; so it is asked first. */
function LeaveQuestion({ approval, onStay }: { approval: Approval; onStay(): void }) {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={onStay}
      size="popup"
      title={t('kit.approval.leaveTitle')}
      closeLabel={t('kit.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            <Text id="kit.approval.leaveStay" />
          </Button>
          <Button
            variant="danger"
            pending={approval.isPending}
            pendingLabel={t('kit.approval.cancelling')}
            onClick={() => void approval.giveUp()}
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
