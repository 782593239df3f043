import { Text, useText, type MessageId } from '@bank/i18n';
import { DocumentUpload, Section, type DocumentUploadProps } from '@bank/kit';
import type { DocumentStatus } from '@bank/protocol/profile';
import type { UploadedDocument } from '@bank/protocol/verification';
import { DocumentList } from './document-list';
import { StatusBadge } from './document-status';

interface PapersPartProps {
  title: MessageId;
  help: MessageId;
  status: DocumentStatus;
  documents: readonly UploadedDocument[];
  /** The name of the drop zone, where the title alone would not tell several apart. */
  label?: string;
  /** Nothing more is asked for, and the bank takes none. */
  isClosed?: boolean;
  /** Why nothing may be uploaded, or undefined. */
  lockedBecause?: string;
  send: DocumentUploadProps['send'];
  onUploaded(): void;
}

/** One kind of papers in a sheet: what is asked for, how it stands, the files sent, and a way to send more. */
export function PapersPart(props: PapersPartProps) {
  const { title, help, status, documents, label, isClosed = false, lockedBecause, send, onUploaded } = props;
  const t = useText();
  return (
    <Section title={title} action={<StatusBadge status={status} />}>
      <DocumentList documents={documents} />
      {!isClosed && (
        <DocumentUpload
          label={label ?? t(title)}
          description={<Text id={help} />}
          send={send}
          onUploaded={onUploaded}
          disabledReason={lockedBecause}
        />
      )}
    </Section>
  );
}
