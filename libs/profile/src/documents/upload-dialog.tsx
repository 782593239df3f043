import { Text, useText } from '@bank/i18n';
import { Button, Dialog } from '@bank/ui';
import type { ReactNode } from 'react';

interface UploadDialogProps {
  title: string;
  onClose(): void;
  /** A DocumentUpload, with the choices before it. */
  children: ReactNode;
}

/** Sends documents. Each file starts at once, so closing the dialog loses only uploads in flight. */
export function UploadDialog({ title, onClose, children }: UploadDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen
      size="sheet"
      title={title}
      closeLabel={t('kit.close')}
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          <Text id="profile.done" />
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </Dialog>
  );
}
