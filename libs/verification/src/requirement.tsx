import { invalidate } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { DocumentUpload, RowToken, type SendFile } from '@bank/kit';
import {
  documentCategory,
  limitReasonGet,
  verificationStateGet,
  type UploadedDocument,
} from '@bank/protocol/verification';
import { StatusChip } from '@bank/ui';
import { FileText } from 'lucide-react';
import { categoryWords } from './long-words';
import { PhoneCheck } from './phone-check';
import { DOCUMENT_STATES, requirementState, type RequirementState } from './requirement-state';

interface RequirementProps {
  categoryId: number;
  documents: readonly UploadedDocument[];
  send: SendFile;
}

const refresh = () => void invalidate(verificationStateGet, limitReasonGet);

/** One required document: its kind, the files sent, the reason of a rejection, and a way to send another. */
export function Requirement({ categoryId, documents, send }: RequirementProps) {
  const { title, help } = categoryWords(categoryId);
  const state = requirementState(documents);
  return (
    <div className="border-line grid gap-3 border-t py-5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="heading-face text-base">
          <Text id={title} />
        </h3>
        <State of={state} />
      </div>
      {documents.length > 0 && (
        <ul className="grid gap-2">
          {documents.map((document) => (
            <SentDocument key={document.id} document={document} />
          ))}
        </ul>
      )}
      {(state === 'none' || state === 'rejected') &&
        (categoryId === documentCategory.phone ? <PhoneCheck /> : <Send title={title} help={help} send={send} />)}
    </div>
  );
}

function Send({ title, help, send }: ReturnType<typeof categoryWords> & Pick<RequirementProps, 'send'>) {
  const t = useText();
  return <DocumentUpload label={t(title)} description={<Text id={help} />} send={send} onUploaded={refresh} />;
}

function SentDocument({ document }: { document: UploadedDocument }) {
  const format = useFormat();
  return (
    <li className="flex min-h-15 items-center gap-3">
      <RowToken>
        <FileText />
      </RowToken>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{document.fileName}</p>
        <p className="text-muted text-sm">
          <Text id="verification.sentOn" values={{ date: format.date(document.uploaded, 'dayTime') }} />
        </p>
        {document.rejectReason !== null && <p className="text-danger text-sm">{document.rejectReason}</p>}
      </div>
      <State of={document.status} />
    </li>
  );
}

function State({ of }: { of: RequirementState }) {
  const { tone, label, icon: Icon } = DOCUMENT_STATES[of];
  return (
    <StatusChip tone={tone} icon={<Icon aria-hidden="true" />}>
      <Text id={label} />
    </StatusChip>
  );
}
