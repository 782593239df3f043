import { Text } from '@bank/i18n';
import type { DocumentStatus } from '@bank/protocol/profile';
import { VisuallyHidden } from '@bank/ui';
import clsx from 'clsx';
import { Check, Clock, Minus, X, type LucideIcon } from 'lucide-react';
import { STATUSES } from '../documents/document-status';
import type { Papers } from './person-categories';

const MARKS: Readonly<Record<DocumentStatus, { icon: LucideIcon; look: string }>> = {
  validated: { icon: Check, look: 'text-positive' },
  pending: { icon: Clock, look: 'text-warning' },
  expiredSoon: { icon: Clock, look: 'text-warning font-semibold' },
  none: { icon: X, look: 'text-danger font-semibold' },
  rejected: { icon: X, look: 'text-danger font-semibold' },
  notRequired: { icon: Minus, look: 'text-muted' },
};

/** How the papers of a person stand, each by a mark and its name: one glance finds the one that is missing. */
export function PersonMarks({ papers }: { papers: readonly Papers[] }) {
  return papers.map(({ categoryId, source, label, status }) => {
    const { icon: Icon, look } = MARKS[status];
    return (
      <span
        key={`${categoryId}.${source?.sourceId}`}
        className={clsx('inline-flex items-center gap-1.5 text-sm', look)}
      >
        <Icon className="size-4" aria-hidden="true" />
        <Text id={label} />
        <VisuallyHidden>
          <Text id={STATUSES[status].label} />
        </VisuallyHidden>
      </span>
    );
  });
}
