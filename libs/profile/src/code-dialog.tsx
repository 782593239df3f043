import { Text, useText, type MessageId } from '@bank/i18n';
import { CodeEntry, type CodeEntryProps } from '@bank/kit';
import { Dialog } from '@bank/ui';

export interface CodeDialogProps extends Pick<CodeEntryProps, 'confirm' | 'resend' | 'resendAfterS' | 'children'> {
  title: MessageId;
  onClose(): void;
}

/** Asks for the code that went to an address or a phone. The user can close it and come back. */
export function CodeDialog({ title, children, onClose, ...code }: CodeDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen title={<Text id={title} />} closeLabel={t('kit.close')} onClose={onClose}>
      <CodeEntry {...code}>
        <p>{children}</p>
      </CodeEntry>
    </Dialog>
  );
}
