import type { MessageId } from '@bank/i18n';
import { documentStatusId } from '@bank/protocol/documents';
import type { Tone } from '@bank/ui';
import {
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleX,
  FileUp,
  Hourglass,
  TimerOff,
  type LucideIcon,
} from 'lucide-react';
import type { PaperState } from './paper-rules';

/** R2.3.4 in words: the one table of document statuses. */
export const STATUS_WORDS: Readonly<Record<number, MessageId>> = {
  [documentStatusId.submitted]: 'kit.document.submitted',
  [documentStatusId.confirmed]: 'kit.document.accepted',
  [documentStatusId.rejected]: 'kit.document.rejected',
  [documentStatusId.underInvestigation]: 'kit.document.underInvestigation',
  [documentStatusId.expired]: 'kit.document.expired',
  [documentStatusId.pending]: 'kit.document.pending',
  [documentStatusId.nameMismatch]: 'kit.document.nameMismatch',
};

/** How a matter looks, by where its papers stand (R3.3.7). */
export const STATE_LOOKS: Readonly<
  Record<PaperState | 'endsSoon', { label: MessageId; tone: Tone; icon: LucideIcon }>
> = {
  inOrder: { label: 'kit.document.accepted', tone: 'positive', icon: CircleCheck },
  pending: { label: 'kit.document.pending', tone: 'info', icon: Hourglass },
  none: { label: 'kit.papers.none', tone: 'warning', icon: FileUp },
  incomplete: { label: 'kit.papers.incomplete', tone: 'warning', icon: CircleDashed },
  rejected: { label: 'kit.document.rejected', tone: 'danger', icon: CircleX },
  outOfDate: { label: 'kit.document.expired', tone: 'warning', icon: TimerOff },
  endsSoon: { label: 'kit.papers.endsSoon', tone: 'warning', icon: CalendarClock },
};

/** The twelve categories (R3.3.6): what each asks for, and what would do. */
const CATEGORIES: Readonly<Record<number, { title: MessageId; help: MessageId }>> = {
  1: { title: 'kit.papers.category.1', help: 'kit.papers.category.1.help' },
  2: { title: 'kit.papers.category.2', help: 'kit.papers.category.2.help' },
  3: { title: 'kit.papers.category.3', help: 'kit.papers.category.3.help' },
  4: { title: 'kit.papers.category.4', help: 'kit.papers.category.4.help' },
  5: { title: 'kit.papers.category.5', help: 'kit.papers.category.5.help' },
  6: { title: 'kit.papers.category.6', help: 'kit.papers.category.6.help' },
  7: { title: 'kit.papers.category.7', help: 'kit.papers.category.7.help' },
  8: { title: 'kit.papers.category.8', help: 'kit.papers.category.8.help' },
  9: { title: 'kit.papers.category.9', help: 'kit.papers.category.9.help' },
  10: { title: 'kit.papers.category.10', help: 'kit.papers.category.10.help' },
  11: { title: 'kit.papers.category.11', help: 'kit.papers.category.11.help' },
  12: { title: 'kit.papers.category.12', help: 'kit.papers.category.12.help' },
};
const OTHER = { title: 'kit.papers.category.5', help: 'kit.papers.category.5.help' } as const;

/** A category that this client does not know yet is a further document. */
export const categoryWords = (categoryId: number): { title: MessageId; help: MessageId } =>
  CATEGORIES[categoryId] ?? OTHER;
