import { useText, type MessageId } from '@bank/i18n';
import { PapersSlot, Section, type SendPaper } from '@bank/kit';
import type { UploadedDocument } from '@bank/protocol/documents';
import type { DocumentStatus } from '@bank/protocol/profile';
import type { WealthDocument } from '@bank/protocol/profile-company';
import { StatusBadge } from './document-status';

interface PapersPartProps {
  title: MessageId;
  /** Which of several of this name it is. */
  about?: string;
  help: MessageId;
  categoryId: number;
  status: DocumentStatus;
  documents: readonly (UploadedDocument | WealthDocument)[];
  /** The name of the drop zone, where the title alone would not tell several apart. */
  label?: string;
  /** Nothing more is asked for, and the bank takes none. */
  isClosed?: boolean;
  /** Why nothing may be uploaded, or undefined. */
  lockedBecause?: string;
  send: SendPaper;
  onUploaded(): void;
}

/** One kind of papers in a sheet: what is asked for, how it stands, the files sent, and a way to send more. */
export function PapersPart({ title, about, help, status, label, ...papers }: PapersPartProps) {
  const t = useText();
  return (
    <Section title={title} lead={about} action={<StatusBadge status={status} />}>
      <PapersSlot {...papers} label={label ?? t(title)} help={t(help)} />
    </Section>
  );
}
