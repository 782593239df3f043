import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
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
export function DocumentList({ documents }: { documents: readonly UploadedDocument[] }) {
  const t = useText();
  const format = useFormat();
  if (documents.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={t('profile.file.list')}>
      {documents.map(({ id, fileName, uploaded, status, rejectReason }) => (
        <li key={id} className="flex items-start gap-2 text-sm">
          <FileText className="text-muted mt-0.5 size-4 shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="break-all">{fileName}</p>
            <p className="text-muted">
              <Text id="profile.file.sent" values={{ date: format.date(uploaded, 'day') }} />
            </p>
            {rejectReason !== null && <p className="text-danger">{rejectReason}</p>}
          </div>
          <Badge tone={STATUSES[status].tone}>
            <Text id={STATUSES[status].label} />
          </Badge>
        </li>
      ))}
    </ul>
  );
}
