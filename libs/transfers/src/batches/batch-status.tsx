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
const ON_ITS_WAY: State = { tone: 'info', Icon: Clock, words: 'transfers.batches.rowSent' };
const PARTLY: State = { tone: 'warning', Icon: CircleAlert, words: 'transfers.batches.partly' };

const STATES: Readonly<Record<Exclude<MassBatch['status'], 'posted'>, State>> = {
  checked: WAITS,
  pending: WAITS,
  created: WAITS,
  held: { tone: 'info', Icon: Clock, words: 'transfers.batches.running' },
  released: { tone: 'info', Icon: Clock, words: 'transfers.batches.running' },
  returned: NOT_SENT,
  rejected: NOT_SENT,
  cancelled: NOT_SENT,
  expired: NOT_SENT,
};

type Standing = Pick<BatchLine, 'type' | 'status' | 'failed' | 'returned' | 'onItsWay'>;

/** How far a batch is: sent, it is on its way until its last row has arrived, and done in part where rows failed or came back. */
export function BatchStatus({ batch }: { batch: Standing }) {
  const { tone, Icon, words } = stateOf(batch);
  return (
    <StatusChip tone={tone} icon={<Icon aria-hidden="true" />}>
      <Text id={words} />
    </StatusChip>
  );
}

function stateOf({ type, status, failed, returned, onItsWay }: Standing): State {
  if (status !== 'posted') return STATES[status];
  if (onItsWay > 0) return ON_ITS_WAY;
  if (failed + returned > 0) return PARTLY;
  return type === 'globalPay' ? LINKS_SENT : DONE;
}
