import { Text, useFormat, useText } from '@bank/i18n';
import type { UploadedDocument } from '@bank/protocol/documents';
import type { WealthDocument } from '@bank/protocol/profile-company';
import { StatusChip } from '@bank/ui';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowToken } from '../screen/row-token';
import { STATE_LOOKS, STATUS_WORDS } from './document-words';
import { documentState, isShown } from './paper-rules';

export interface DocumentListProps {
  /** Newest first. */
  documents: readonly (UploadedDocument | WealthDocument)[];
  /** What an administrator can do with a file; it stands below it. */
  actions?(document: UploadedDocument): ReactNode;
}

/** The files sent for one matter, newest first: which side or kind each is, when it was sent, and what the bank says of it. */
export function DocumentList({ documents, actions }: DocumentListProps) {
  const t = useText();
  const shown = documents.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={t('kit.papers.list')}>
      {shown.map((document) => (
        <SentDocument key={document.id} document={document}>
          {actions?.(document)}
        </SentDocument>
      ))}
    </ul>
  );
}

interface SentDocumentProps {
  document: UploadedDocument | WealthDocument;
  children: ReactNode;
}

function SentDocument({ document, children }: SentDocumentProps) {
  const { documentType, fileName, rejectReason, statusId } = document;
  const { tone, icon: Icon, label } = STATE_LOOKS[documentState(document)];
  return (
    <li className="flex min-h-15 items-center gap-3">
      <RowToken>
        <FileText />
      </RowToken>
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{documentType ?? fileName}</p>
        {documentType !== null && <p className="text-muted text-sm break-all">{fileName}</p>}
        <Dates document={document} />
        {rejectReason !== null && <p className="text-danger text-sm">{rejectReason}</p>}
        {children}
      </div>
      <StatusChip tone={tone} icon={<Icon aria-hidden="true" />}>
        <Text id={STATUS_WORDS[statusId] ?? label} />
      </StatusChip>
    </li>
  );
}

/** When it was sent; of a paper about the source of wealth, by whom as well; and until when it is valid. */
function Dates({ document }: { document: UploadedDocument | WealthDocument }) {
  const format = useFormat();
  const date = format.date(document.uploaded, 'day');
  return (
    <p className="text-muted text-sm">
      {'createdName' in document ? (
        <Text id="kit.document.sentBy" values={{ date, name: document.createdName }} />
      ) : (
        <Text id="kit.document.sent" values={{ date }} />
      )}
      {document.expiresDate !== null && (
        <>
          {' · '}
          <Text id="kit.papers.until" values={{ date: format.date(document.expiresDate, 'day') }} />
        </>
      )}
    </p>
  );
}
