import { Text, useText } from '@bank/i18n';
import type { UploadedDocument } from '@bank/protocol/documents';
import { StatusChip } from '@bank/ui';
import type { ReactNode } from 'react';
import { categoryWords, STATE_LOOKS } from './document-words';
import { isAsked, paperState } from './paper-rules';
import { Papers } from './papers';
import type { SendPaper } from './send-papers';

export interface MatterProps {
  categoryId: number;
  /** Newest first. */
  documents: readonly UploadedDocument[];
  lockedBecause?: string;
  send: SendPaper;
  onUploaded(): void;
  /** What proves it instead of a file: the code to a phone. */
  children?: ReactNode;
}

/** One thing that the bank asks for: its name, how it stands, the files sent and why one was rejected, and a way to send what is missing. */
export function Matter({ categoryId, documents, children, ...send }: MatterProps) {
  const t = useText();
  const title = t(categoryWords(categoryId).title);
  const { tone, label, icon: Icon } = STATE_LOOKS[paperState(documents)];
  return (
    <div className="border-line grid grid-cols-[minmax(0,1fr)] gap-3 border-t py-5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="heading-face text-base">{title}</h3>
        <StatusChip tone={tone} icon={<Icon aria-hidden="true" />}>
          <Text id={label} />
        </StatusChip>
      </div>
      {children !== undefined && isAsked(documents) ? (
        <>
          <p className="text-muted max-w-prose text-sm">
            <Text id={categoryWords(categoryId).help} />
          </p>
          {children}
        </>
      ) : (
        <Papers {...send} categoryId={categoryId} documents={documents} label={title} isClosed={!isAsked(documents)} />
      )}
    </div>
  );
}
