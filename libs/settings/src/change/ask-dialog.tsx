import type { ApiFailure } from '@bank/api-client';
import { Text, useText, type MessageId } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import { Button, Dialog } from '@bank/ui';
import type { ReactNode } from 'react';

interface AskDialogProps {
  title: ReactNode;
  /** What will happen, as a sentence. */
  children: ReactNode;
  /** The verb that does it. */
  action: MessageId;
  pending: boolean;
  failure: ApiFailure | null;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is taken away. */
export function AskDialog({ title, children, action, pending, failure, onConfirm, onClose }: AskDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      size="popup"
      title={title}
      closeLabel={t('settings.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Text id="settings.keep" />
          </Button>
          <Button variant="danger" pending={pending} onClick={onConfirm}>
            <Text id={action} />
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{children}</p>
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  );
}
