import { Text, type MessageId } from '@bank/i18n';
import type { DocumentStatus } from '@bank/protocol/profile';
import { Badge, type Tone } from '@bank/ui';

/** Statuses of a requirement (R3.3.7). */
export const STATUSES: Record<DocumentStatus, { label: MessageId; tone: Tone }> = {
  validated: { label: 'profile.status.validated', tone: 'positive' },
  pending: { label: 'kit.document.pending', tone: 'info' },
  none: { label: 'profile.status.none', tone: 'warning' },
  notRequired: { label: 'profile.status.notRequired', tone: 'neutral' },
  rejected: { label: 'profile.status.rejected', tone: 'danger' },
  expiredSoon: { label: 'profile.status.expiredSoon', tone: 'warning' },
};

/** The status of a requirement as a badge. */
export function StatusBadge({ status }: { status: DocumentStatus }) {
  const { label, tone } = STATUSES[status];
  return (
    <Badge tone={tone}>
      <Text id={label} />
    </Badge>
  );
}
