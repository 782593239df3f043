import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { DocumentUpload, useOpen } from '@bank/kit';
import { companyInfoGet, companyPersonDocumentUpload, type CompanyPerson } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { Button } from '@bank/ui';
import { DocumentList } from '../documents/document-list';
import { needsAction, StatusBadge } from '../documents/document-status';
import { UploadDialog } from '../documents/upload-dialog';
import type { Papers } from './person-categories';

const POPUPS = ['personPapers'] as const;

interface PersonPapersProps {
  person: CompanyPerson;
  papers: Papers;
  isLocked: boolean;
}

/** One kind of papers of a person: its status, the files sent, and a way to send more while the bank needs any. */
export function PersonPapers({ person, papers, isLocked }: PersonPapersProps) {
  const t = useText();
  const { id, show, close } = useOpen(POPUPS);
  const { representativeId, name } = person;
  const { categoryId, label, help, status, documents } = papers;
  const title = `${name}: ${t(label)}`;
  const own = `${representativeId}.${categoryId}`;
  return (
    <div role="group" aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <Text id={label} />
        <StatusBadge status={status} />
        {status !== 'notRequired' && status !== 'validated' && (
          <Button
            variant={needsAction(status) ? 'primary' : 'secondary'}
            size="small"
            disabled={isLocked}
            aria-label={t('profile.papers.uploadOf', { papers: title })}
            onClick={() => show('personPapers', own)}
          >
            <Text id="profile.papers.upload" />
          </Button>
        )}
      </div>
      {needsAction(status) && (
        <p className="text-muted text-sm">
          <Text id={help} />
        </p>
      )}
      <DocumentList documents={documents} />
      {id === own && (
        <UploadDialog title={title} onClose={close}>
          <DocumentUpload
            label={title}
            description={<Text id={help} />}
            send={(file, options) => call(companyPersonDocumentUpload, { representativeId, categoryId, file }, options)}
            onUploaded={() => void invalidate(companyInfoGet, requiredActions)}
          />
        </UploadDialog>
      )}
    </div>
  );
}
