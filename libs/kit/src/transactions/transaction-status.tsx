import { useFormat, useText } from '@bank/i18n';
import type { Transaction } from '@bank/protocol/history';
import { StatusChip } from '@bank/ui';
import { Check, Clock, X } from 'lucide-react';
import { stateText, TRANSACTION_STATES } from './transaction-words';

const ICONS = { completed: Check, processing: Clock, rejected: X } as const;

/** The state of a transaction: icon, word, then colour. */
export function TransactionStatus({ status, waitsFor }: Pick<Transaction, 'status' | 'waitsFor'>) {
  const t = useText();
  const format = useFormat();
  const Icon = ICONS[status];
  return (
    <StatusChip tone={TRANSACTION_STATES[status].tone} icon={<Icon />}>
      {stateText({ status, waitsFor }, t, format)}
    </StatusChip>
  );
}
