import type { ApiFailure } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { asFailure, FailureNote } from '@bank/kit';
import { Button, Dialog } from '@bank/ui';
import { type ReactNode, useState } from 'react';

interface ConfirmDialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Says what happens: "Delete", never "OK". */
  action: ReactNode;
  /** Rejects with ApiFailure, which is shown here. */
  run(): Promise<unknown>;
  onClose(): void;
}

/** Asks before something is gone. */
export function ConfirmDialog({ title, children, action, run, onClose }: ConfirmDialogProps) {
  const t = useText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const confirm = async () => {
    setPending(true);
    try {
      await run();
      onClose();
    } catch (error) {
      setFailure(asFailure(error));
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      closeLabel={t('profile.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Text id="profile.keep" />
          </Button>
          <Button variant="danger" pending={isPending} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <FailureNote failure={failure} />
        <p>{children}</p>
      </div>
    </Dialog>
  );
}
