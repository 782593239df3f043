import { Text, useText } from '@bank/i18n';
import { Button, Dialog } from '@bank/ui';
import type { ReactNode } from 'react';

interface UploadDialogProps {
  title: string;
  onClose(): void;
  /** A DocumentUpload, and what has to be chosen before it. */
  children: ReactNode;
}

/** Where documents are handed in. Every file goes at once, so closing loses nothing but what is still on its way. */
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
