import { useFormat, useText } from '@bank/i18n';
import { StatusChip } from '@bank/ui';
import { Check, Clock, X } from 'lucide-react';
import { shopText, stateText, TRANSACTION_STATES, type TransactionState } from './transaction-words';

const ICONS = { completed: Check, processing: Clock, rejected: X } as const;

/** The state of a transaction: icon, word, then colour. */
export function TransactionStatus(state: TransactionState) {
  const t = useText();
  const format = useFormat();
  const { status } = state;
  const Icon = ICONS[status];
  return (
    <StatusChip tone={TRANSACTION_STATES[status].tone} icon={<Icon />}>
      {shopText(state, t, format) ?? stateText(state, t, format)}
    </StatusChip>
  );
}
