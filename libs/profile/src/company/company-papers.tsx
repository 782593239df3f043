import { call, invalidate } from '@bank/api-client';
import { Text, type MessageId } from '@bank/i18n';
import { Row, RowToken, useOpen } from '@bank/kit';
import type { DocumentStatus } from '@bank/protocol/profile';
import { companyDocumentUpload, companyInfoGet, type WealthDocument } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import type { UploadedDocument } from '@bank/protocol/documents';
import { ChevronRight, FileText } from 'lucide-react';
import { StatusBadge } from '../documents/document-status';
import { PapersNote } from '../documents/papers-note';
import { PapersPart } from '../documents/papers-part';
import { UploadDialog } from '../documents/upload-dialog';

const POPUPS = ['papers'] as const;

interface CompanyPapersProps {
  title: string;
  help: MessageId;
  categoryId: number;
  /** Which source of the company's money they are about. */
  sourceId?: number;
  status: DocumentStatus;
  documents: readonly (UploadedDocument | WealthDocument)[];
  lockedBecause?: string;
}

/** One kind of papers of the company and how it stands; the row opens the files sent, and a way to send more. */
export function CompanyPapers(props: CompanyPapersProps) {
  const { title, help, categoryId, sourceId, status, documents, lockedBecause } = props;
  const { id, show, close } = useOpen(POPUPS);
  const place = sourceId === undefined ? String(categoryId) : `${categoryId}.${sourceId}`;
  return (
    <>
      <Row
        token={
          <RowToken>
            <FileText />
          </RowToken>
        }
        title={title}
        note={<PapersNote documents={documents} help={<Text id={help} />} />}
        aside={
          <>
            <StatusBadge status={status} />
            <ChevronRight className="text-muted size-5" aria-hidden="true" />
          </>
        }
        onPress={() => show('papers', place)}
      />
      {id === place && (
        <UploadDialog title={title} onClose={close}>
          <PapersPart
            title="profile.papers.files"
            label={title}
            help={help}
            categoryId={categoryId}
            status={status}
            documents={documents}
            lockedBecause={lockedBecause}
            send={(file, _type, options) => call(companyDocumentUpload, { categoryId, sourceId, file }, options)}
            onUploaded={() => void invalidate(companyInfoGet, requiredActions)}
          />
        </UploadDialog>
      )}
    </>
  );
}
