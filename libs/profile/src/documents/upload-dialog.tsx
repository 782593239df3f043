import { Text, useText } from '@bank/i18n';
import { DocumentUpload, type SendFile } from '@bank/kit';
import { Button, Dialog } from '@bank/ui';
import type { ReactNode } from 'react';

interface UploadDialogProps {
  title: string;
  /** What a good document shows. */
  description: ReactNode;
  send: SendFile;
  onUploaded(): void;
  onClose(): void;
  /** What has to be chosen first. */
  children?: ReactNode;
}

/** Where documents are handed in. Every file goes at once, so closing loses nothing but what is still on its way. */
export function UploadDialog({ title, description, send, onUploaded, onClose, children }: UploadDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen
      size="sheet"
      title={title}
      closeLabel={t('profile.close')}
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          <Text id="profile.done" />
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
        <DocumentUpload label={title} description={description} send={send} onUploaded={onUploaded} />
      </div>
    </Dialog>
  );
}
