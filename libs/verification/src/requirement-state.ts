import type { MessageId } from '@bank/i18n';
import type { UploadedDocument } from '@bank/protocol/verification';
import { CircleCheck, CircleX, FileUp, Hourglass, type LucideIcon } from 'lucide-react';

/** State of a requirement: the file statuses of R3.3.7, or "nothing sent". */
export type RequirementState = UploadedDocument['status'] | 'none';

export const DOCUMENT_STATES: Readonly<
  Record<RequirementState, { label: MessageId; tone: 'positive' | 'warning' | 'danger' | 'info'; icon: LucideIcon }>
> = {
  uploaded: { label: 'kit.document.accepted', tone: 'positive', icon: CircleCheck },
  pending: { label: 'kit.document.pending', tone: 'info', icon: Hourglass },
  none: { label: 'verification.status.none', tone: 'warning', icon: FileUp },
  rejected: { label: 'kit.document.rejected', tone: 'danger', icon: CircleX },
};

/** The best document decides: an accepted or pending one is enough. */
export function requirementState(documents: readonly UploadedDocument[]): RequirementState {
  const best = (['uploaded', 'pending', 'rejected'] as const).find((status) =>
    documents.some((document) => document.status === status),
  );
  return best ?? 'none';
}
