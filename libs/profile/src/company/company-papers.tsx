import { call, invalidate } from '@bank/api-client';
import { Text, type MessageId, useText } from '@bank/i18n';
import { DocumentUpload, useOpen } from '@bank/kit';
import { companyDocumentUpload, companyInfoGet, type CompanyDocuments } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { Button } from '@bank/ui';
import { DocumentList } from '../documents/document-list';
import { needsAction, StatusBadge } from '../documents/document-status';
import { UploadDialog } from '../documents/upload-dialog';

const POPUPS = ['papers'] as const;

interface CompanyPapersProps {
  title: MessageId;
  help: MessageId;
  categoryId: number;
  papers: CompanyDocuments;
  lockedBecause?: string;
}

/** One kind of papers of the company: its status, the files sent, and a way to send more. */
export function CompanyPapers({ title, help, categoryId, papers, lockedBecause }: CompanyPapersProps) {
  const t = useText();
  const { id, show, close } = useOpen(POPUPS);
  const { status, documents } = papers;
  return (
    <section aria-label={t(title)} className="border-line grid grid-cols-[minmax(0,1fr)] gap-3 border-b pt-1 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 font-medium">
          <Text id={title} />
        </h3>
        <StatusBadge status={status} />
      </div>
      <p className="text-muted text-sm">
        <Text id={help} />
      </p>
      <DocumentList documents={documents} />
      <div>
        <Button
          variant={needsAction(status) ? 'primary' : 'secondary'}
          size="small"
          disabled={lockedBecause !== undefined}
          aria-label={t('profile.papers.uploadOf', { papers: t(title) })}
          onClick={() => show('papers', categoryId)}
        >
          <Text id="profile.papers.upload" />
        </Button>
      </div>
      {id === String(categoryId) && (
        <UploadDialog title={t(title)} onClose={close}>
          <DocumentUpload
            label={t(title)}
            description={<Text id={help} />}
            send={(file, options) => call(companyDocumentUpload, { categoryId, file }, options)}
            onUploaded={() => void invalidate(companyInfoGet, requiredActions)}
          />
        </UploadDialog>
      )}
    </section>
  );
}
