import type { MessageId } from '@bank/i18n';
import type { OperationType, Transaction } from '@bank/protocol/history';

/** What kind of transaction it is, in words. */
export const OPERATION_WORDS: Record<OperationType, MessageId> = {
  P2P: 'history.type.p2p',
  Card: 'history.type.card',
  Wire: 'history.type.wire',
  BankTransfer: 'history.type.bankTransfer',
  Exchange: 'history.type.exchange',
  Deposit: 'history.type.deposit',
  Fees: 'history.type.fees',
  Invoice: 'history.type.invoice',
  Refund: 'history.type.refund',
};

/** Status in words; the tone only repeats it. */
export const STATUS_WORDS: Record<
  Transaction['status'],
  { label: MessageId; tone: 'positive' | 'warning' | 'danger' }
> = {
  completed: { label: 'history.status.completed', tone: 'positive' },
  processing: { label: 'history.status.processing', tone: 'warning' },
  rejected: { label: 'history.status.rejected', tone: 'danger' },
};

/** The amount with its direction's sign, for formatting. */
export function signedAmount({ amount, direction }: Transaction): string {
  return direction === 'out' ? `-${amount}` : amount;
}
