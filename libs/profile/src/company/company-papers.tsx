import { call, invalidate } from '@bank/api-client';
import { Text, useText, type MessageId } from '@bank/i18n';
import { Row, RowToken, useOpen } from '@bank/kit';
import { companyDocumentUpload, companyInfoGet, type CompanyDocuments } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { ChevronRight, FileText } from 'lucide-react';
import { StatusBadge } from '../documents/document-status';
import { PapersNote } from '../documents/papers-note';
import { PapersPart } from '../documents/papers-part';
import { UploadDialog } from '../documents/upload-dialog';

const POPUPS = ['papers'] as const;

interface CompanyPapersProps {
  title: MessageId;
  help: MessageId;
  categoryId: number;
  papers: CompanyDocuments;
  lockedBecause?: string;
}

/** One kind of papers of the company and how it stands; the row opens the files sent, and a way to send more. */
export function CompanyPapers({ title, help, categoryId, papers, lockedBecause }: CompanyPapersProps) {
  const t = useText();
  const { id, show, close } = useOpen(POPUPS);
  const { status, documents } = papers;
  return (
    <>
      <Row
        token={
          <RowToken>
            <FileText />
          </RowToken>
        }
        title={<Text id={title} />}
        note={<PapersNote documents={documents} help={<Text id={help} />} />}
        aside={
          <>
            <StatusBadge status={status} />
            <ChevronRight className="text-muted size-5" aria-hidden="true" />
          </>
        }
        onPress={() => show('papers', categoryId)}
      />
      {id === String(categoryId) && (
        <UploadDialog title={t(title)} onClose={close}>
          <PapersPart
            title="profile.papers.files"
            label={t(title)}
            help={help}
            status={status}
            documents={documents}
            lockedBecause={lockedBecause}
            send={(file, options) => call(companyDocumentUpload, { categoryId, file }, options)}
            onUploaded={() => void invalidate(companyInfoGet, requiredActions)}
          />
        </UploadDialog>
      )}
    </>
  );
}
