import { Text, useText, type MessageId } from '@bank/i18n';
import { Button, Dialog } from '@bank/ui';
import type { ReactNode } from 'react';
import { FailureNote } from '../failure/failure-note';
import { useAttempt } from './use-attempt';

export interface AskProps {
  /** The question: "Remove this passkey?" */
  title: ReactNode;
  /** What will happen, as a sentence. */
  children: ReactNode;
  /** The verb that does it, never "OK". */
  action: MessageId;
  /** The verb that leaves everything as it is; "Keep" unless said otherwise. */
  stay?: MessageId;
  /** Does it; what it rejects with is shown here, and the question stays open. */
  run(): Promise<unknown>;
  /** Closes the question: after the other answer, and after it is done unless `onDone` says what follows. */
  onClose(): void;
  onDone?(): void;
}

/** Asks before something is gone. Each opening starts without the failure of the one before. */
export function Ask({ title, children, action, stay = 'kit.keep', run, onClose, onDone = onClose }: AskProps) {
  const t = useText();
  const attempt = useAttempt();
  const confirm = async () => {
    if (await attempt.run(run)) onDone();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="popup"
      title={title}
      closeLabel={t('kit.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Text id={stay} />
          </Button>
          <Button variant="danger" pending={attempt.isPending} onClick={() => void confirm()}>
            <Text id={action} />
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <div>{children}</div>
        <FailureNote failure={attempt.failure} />
      </div>
    </Dialog>
  );
}
