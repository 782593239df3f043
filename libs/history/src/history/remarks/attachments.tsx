import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Ask, DocumentUpload, SavingNote, useSaving } from '@bank/kit';
import { transactionDetails, type TransactionDetails } from '@bank/protocol/history';
import { attachmentAdd, attachmentFile, attachmentRemove } from '@bank/protocol/history-remarks';
import { Button, IconButton } from '@bank/ui';
import { FileText, Paperclip, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

interface AttachmentsProps {
  details: TransactionDetails;
  /** Whether the reader may add and remove. */
  mayChange: boolean;
}

/** Bills and receipts that the customer has put to a payment (R2.7.27). */
export function Attachments({ details: { transaction, attachments }, mayChange }: AttachmentsProps) {
  const t = useText();
  const heading = useId();
  const [isAdding, setAdding] = useState(false);
  if (attachments.length === 0 && !mayChange) return null;
  const { transactionId } = transaction;
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 id={heading} className="text-sm font-medium">
          <Text id="history.files" />
        </h3>
        {mayChange && !isAdding && (
          <Button variant="quiet" size="small" icon={<Paperclip className="size-4" />} onClick={() => setAdding(true)}>
            <Text id="history.addFile" />
          </Button>
        )}
      </div>
      {attachments.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {attachments.map((attachment) => (
            <AttachmentRow key={attachment.attachmentId} attachment={attachment} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {isAdding && (
        <DocumentUpload
          label={t('history.addFile')}
          description={<Text id="history.filesHelp" />}
          send={(file, options) => call(attachmentAdd, { transactionId, file }, options)}
          onUploaded={() => void invalidate(transactionDetails)}
        />
      )}
    </section>
  );
}

function AttachmentRow({
  attachment: { attachmentId, fileName },
  mayChange,
}: {
  attachment: TransactionDetails['attachments'][number];
  mayChange: boolean;
}) {
  const t = useText();
  const saving = useSaving();
  const [isAsked, setAsked] = useState(false);
  const open = () => saving.save(fileName, (onProgress) => call(attachmentFile, { attachmentId }, { onProgress }));
  return (
    <li>
      <div className="flex items-center gap-2">
        <FileText className="text-muted size-5 shrink-0" aria-hidden="true" />
        <button
          type="button"
          aria-disabled={saving.isPending}
          className="min-h-11 min-w-0 flex-1 truncate text-start text-sm underline underline-offset-4"
          onClick={() => void open()}
        >
          {fileName}
        </button>
        {mayChange && (
          <IconButton
            label={t('kit.upload.remove', { name: fileName })}
            icon={<Trash2 className="size-4" />}
            onClick={() => setAsked(true)}
          />
        )}
      </div>
      <SavingNote saving={saving} making={<Text id="history.fetchingFile" />} />
      {isAsked && (
        <Ask
          title={<Text id="history.removeFileTitle" values={{ name: fileName }} />}
          action="kit.remove"
          run={async () => {
            await call(attachmentRemove, { attachmentId });
            await invalidate(transactionDetails);
          }}
          onClose={() => setAsked(false)}
        >
          <Text id="history.removeFileBody" />
        </Ask>
      )}
    </li>
  );
}
