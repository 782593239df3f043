import { call, invalidate } from '@bank/api-client';
import { Text, type MessageId, useText } from '@bank/i18n';
import { DocumentUpload } from '@bank/kit';
import { companyDocumentUpload, companyInfoGet, type CompanyDocuments } from '@bank/protocol/profile';
import { requiredActions } from '@bank/protocol/required-actions';
import { Button, Panel } from '@bank/ui';
import { useState } from 'react';
import { DocumentList } from '../documents/document-list';
import { needsAction, StatusBadge } from '../documents/document-status';
import { UploadDialog } from '../documents/upload-dialog';

interface CompanyPapersProps {
  title: MessageId;
  help: MessageId;
  categoryId: number;
  papers: CompanyDocuments;
  lockedBecause?: string;
}

/** One kind of papers of the company: where it stands, what was sent, and the way to send more. */
export function CompanyPapers({ title, help, categoryId, papers, lockedBecause }: CompanyPapersProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { status, documents } = papers;
  return (
    <Panel aria-label={t(title)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
          onClick={() => setOpen(true)}
        >
          <Text id="profile.papers.upload" />
        </Button>
      </div>
      {isOpen && (
        <UploadDialog title={t(title)} onClose={() => setOpen(false)}>
          <DocumentUpload
            label={t(title)}
            description={<Text id={help} />}
            send={(file, options) => call(companyDocumentUpload, { categoryId, file }, options)}
            onUploaded={() => void invalidate(companyInfoGet, requiredActions)}
          />
        </UploadDialog>
      )}
    </Panel>
  );
}
