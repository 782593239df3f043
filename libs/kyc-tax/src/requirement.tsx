import { invalidate } from '@bank/api-client';
import { MatterSlot, type SendPaper } from '@bank/kit';
import { documentCategory, type UploadedDocument } from '@bank/protocol/documents';
import { limitReasonGet, verificationStateGet } from '@bank/protocol/kyc-tax';
import { Skeleton } from '@bank/ui';
import { PhoneCheck } from './phone-check';

interface RequirementProps {
  categoryId: number;
  documents: readonly UploadedDocument[];
  send: SendPaper;
}

/** One required document; a phone is proven by a code instead of a file. */
export function Requirement({ categoryId, documents, send }: RequirementProps) {
  return (
    <MatterSlot
      categoryId={categoryId}
      documents={documents}
      send={send}
      fallback={<Skeleton shape="block" />}
      onUploaded={() => void invalidate(verificationStateGet, limitReasonGet)}
    >
      {categoryId === documentCategory.phone ? <PhoneCheck /> : undefined}
    </MatterSlot>
  );
}
