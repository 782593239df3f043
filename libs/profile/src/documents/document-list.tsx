import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import type { WealthDocument } from '@bank/protocol/profile-company';
import type { UploadedDocument } from '@bank/protocol/verification';
import { Badge, type Tone } from '@bank/ui';
import { FileText } from 'lucide-react';

/** Statuses of a file (R3.3.7); uploaded means accepted by the bank. */
const STATUSES: Record<UploadedDocument['status'], { label: MessageId; tone: Tone }> = {
  uploaded: { label: 'kit.document.accepted', tone: 'positive' },
  pending: { label: 'kit.document.pending', tone: 'info' },
  rejected: { label: 'kit.document.rejected', tone: 'danger' },
};

/** The files sent for one requirement, newest first, with their statuses. */
export function DocumentList({ documents }: { documents: readonly (UploadedDocument | WealthDocument)[] }) {
  const t = useText();
  if (documents.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={t('profile.file.list')}>
      {documents.map((document) => (
        <li key={document.id} className="flex items-start gap-2 text-sm">
          <FileText className="text-muted mt-0.5 size-4 shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="break-all">{document.fileName}</p>
            <Sent document={document} />
            {document.rejectReason !== null && <p className="text-danger">{document.rejectReason}</p>}
          </div>
          <Badge tone={STATUSES[document.status].tone}>
            <Text id={STATUSES[document.status].label} />
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** When it was sent; of a paper about the source of wealth, by whom as well, and until when it is valid. */
function Sent({ document }: { document: UploadedDocument | WealthDocument }) {
  const format = useFormat();
  const date = format.date(document.uploaded, 'day');
  if (!('createdName' in document))
    return (
      <p className="text-muted">
        <Text id="profile.file.sent" values={{ date }} />
      </p>
    );
  return (
    <>
      <p className="text-muted">
        <Text id="profile.file.sentBy" values={{ date, name: document.createdName }} />
      </p>
      {document.expiration !== null && (
        <p className="text-muted">
          <Text id="profile.file.until" values={{ date: format.date(document.expiration, 'day') }} />
        </p>
      )}
    </>
  );
}
