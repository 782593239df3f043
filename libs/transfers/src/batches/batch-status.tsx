import { type MessageId, Text } from '@bank/i18n';
import type { BatchLine, MassBatch } from '@bank/protocol/transfers-mass';
import { StatusChip, type Tone } from '@bank/ui';
import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';

interface State {
  tone: Tone;
  Icon: LucideIcon;
  words: MessageId;
}

const WAITS: State = { tone: 'warning', Icon: Clock, words: 'transfers.batches.waits' };
const NOT_SENT: State = { tone: 'danger', Icon: CircleX, words: 'transfers.batches.notSent' };
const DONE: State = { tone: 'positive', Icon: CircleCheck, words: 'transfers.batches.done' };
/** Of payments by link nothing is paid before the recipients have chosen. */
const LINKS_SENT: State = { ...DONE, words: 'transfers.globalBatch.sent' };
const PARTLY: State = { tone: 'warning', Icon: CircleAlert, words: 'transfers.batches.partly' };

const STATES: Readonly<Record<MassBatch['status'], State>> = {
  checked: WAITS,
  pending: WAITS,
  created: WAITS,
  held: { tone: 'info', Icon: Clock, words: 'transfers.batches.running' },
  released: { tone: 'info', Icon: Clock, words: 'transfers.batches.running' },
  posted: DONE,
  returned: NOT_SENT,
  rejected: NOT_SENT,
  cancelled: NOT_SENT,
  expired: NOT_SENT,
};

/** How far a batch is; one with rows that failed or came back is done in part. */
export function BatchStatus({
  batch: { type, status, failed, returned },
}: {
  batch: Pick<BatchLine, 'type' | 'status' | 'failed' | 'returned'>;
}) {
  const state = status === 'posted' && failed + returned > 0 ? PARTLY : STATES[status];
  const { tone, Icon, words } = type === 'globalPay' && state === DONE ? LINKS_SENT : state;
  return (
    <StatusChip tone={tone} icon={<Icon aria-hidden="true" />}>
      <Text id={words} />
    </StatusChip>
  );
}
