import { invalidate } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { DocumentUpload, type SendFile } from '@bank/kit';
import { limitReasonGet, verificationStateGet, type UploadedDocument } from '@bank/protocol/verification';
import { Badge, Panel } from '@bank/ui';
import { FileText } from 'lucide-react';
import { categoryWords } from './long-words';
import { DOCUMENT_STATES, requirementState } from './requirement-state';

interface RequirementCardProps {
  categoryId: number;
  documents: readonly UploadedDocument[];
  send: SendFile;
}

const refresh = () => void invalidate(verificationStateGet, limitReasonGet);

/** One required document: its kind, the files sent, the reason of a rejection, and a way to send another. */
export function RequirementCard({ categoryId, documents, send }: RequirementCardProps) {
  const { title, help } = categoryWords(categoryId);
  const state = requirementState(documents);
  const { tone, label } = DOCUMENT_STATES[state];
  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="heading-face text-base">
          <Text id={title} />
        </h3>
        <Badge tone={tone}>
          <Text id={label} />
        </Badge>
      </div>
      {documents.length > 0 && (
        <ul className="grid gap-2">
          {documents.map((document) => (
            <SentDocument key={document.id} document={document} />
          ))}
        </ul>
      )}
      {(state === 'none' || state === 'rejected') && <Send title={title} help={help} send={send} />}
    </Panel>
  );
}

function Send({ title, help, send }: ReturnType<typeof categoryWords> & Pick<RequirementCardProps, 'send'>) {
  const t = useText();
  return <DocumentUpload label={t(title)} description={<Text id={help} />} send={send} onUploaded={refresh} />;
}

function SentDocument({ document }: { document: UploadedDocument }) {
  const format = useFormat();
  const { tone, label } = DOCUMENT_STATES[document.status];
  return (
    <li className="flex items-start gap-3">
      <FileText className="text-muted mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{document.fileName}</p>
        <p className="text-muted text-sm">
          <Text id="verification.sentOn" values={{ date: format.date(document.uploaded, 'dayTime') }} />
        </p>
        {document.rejectReason !== null && <p className="text-danger text-sm">{document.rejectReason}</p>}
      </div>
      <Badge tone={tone}>
        <Text id={label} />
      </Badge>
    </li>
  );
}
