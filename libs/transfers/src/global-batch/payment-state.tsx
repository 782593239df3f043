import { type MessageId, Text } from '@bank/i18n';
import type { GlobalBatch, GlobalBatchPayment } from '@bank/protocol/transfers-global-batch';
import { StatusChip, type Tone } from '@bank/ui';
import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon, Pencil, Undo2 } from 'lucide-react';

interface State {
  tone: Tone;
  Icon: LucideIcon;
  words: MessageId;
}

const RECIPIENTS: Readonly<Record<NonNullable<GlobalBatchPayment['recipientStatus']>, State>> = {
  waiting: { tone: 'info', Icon: Clock, words: 'transfers.globalBatch.waiting' },
  onItsWay: { tone: 'info', Icon: Clock, words: 'transfers.globalBatch.onItsWay' },
  paid: { tone: 'positive', Icon: CircleCheck, words: 'transfers.globalBatch.paid' },
  returned: { tone: 'warning', Icon: Undo2, words: 'transfers.globalBatch.returned' },
  refused: { tone: 'warning', Icon: Undo2, words: 'transfers.globalBatch.refused' },
};

const PAYMENTS: Readonly<Partial<Record<GlobalBatchPayment['state'], State>>> = {
  wrong: { tone: 'danger', Icon: CircleAlert, words: 'transfers.globalBatch.toCorrect' },
  deleted: { tone: 'neutral', Icon: CircleX, words: 'transfers.globalBatch.deleted' },
  failed: { tone: 'danger', Icon: CircleX, words: 'transfers.batches.rowFailed' },
  unpaid: { tone: 'neutral', Icon: CircleX, words: 'transfers.batches.rowUnpaid' },
};

/** Nothing can be corrected any more. */
const LEFT_OUT: State = { tone: 'neutral', Icon: CircleX, words: 'transfers.batches.rowWrong' };

interface PaymentStateProps {
  payment: GlobalBatchPayment;
  /** Its batch can be changed. */
  isDraft: boolean;
}

/** What is the matter with a payment, or where its recipient is with it; nothing for one that is as it should be. */
export function PaymentState({ payment: { state, recipientStatus }, isDraft }: PaymentStateProps) {
  const own = state === 'wrong' && !isDraft ? LEFT_OUT : PAYMENTS[state];
  const shown = recipientStatus === null ? own : RECIPIENTS[recipientStatus];
  return shown === undefined ? null : <Chip {...shown} />;
}

const WAITS: State = { tone: 'warning', Icon: Clock, words: 'transfers.batches.waits' };
const NOT_SENT: State = { tone: 'danger', Icon: CircleX, words: 'transfers.batches.notSent' };
const SENT: State = { tone: 'positive', Icon: CircleCheck, words: 'transfers.globalBatch.sent' };

const BATCHES: Readonly<Record<GlobalBatch['status'], State>> = {
  draft: { tone: 'neutral', Icon: Pencil, words: 'transfers.globalBatch.draft' },
  pending: WAITS,
  created: WAITS,
  held: { tone: 'info', Icon: Clock, words: 'transfers.globalBatch.sending' },
  released: { tone: 'info', Icon: Clock, words: 'transfers.globalBatch.sending' },
  posted: SENT,
  returned: NOT_SENT,
  rejected: NOT_SENT,
  cancelled: NOT_SENT,
  expired: NOT_SENT,
};

/** How far a batch is. */
export const BatchState = ({ status }: Pick<GlobalBatch, 'status'>) => <Chip {...BATCHES[status]} />;

function Chip({ tone, Icon, words }: State) {
  return (
    <StatusChip tone={tone} icon={<Icon aria-hidden="true" />}>
      <Text id={words} />
    </StatusChip>
  );
}
