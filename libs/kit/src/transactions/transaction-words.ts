import type { MessageId } from '@bank/i18n';
import type { OperationType, Transaction } from '@bank/protocol/history';

/** Each type of transaction in words (R2.3.14). */
export const OPERATION_WORDS: Record<OperationType, MessageId> = {
  P2P: 'kit.operation.p2p',
  Card: 'kit.operation.card',
  Wire: 'kit.operation.wire',
  BankTransfer: 'kit.operation.bankTransfer',
  Exchange: 'kit.operation.exchange',
  OwnTransfer: 'kit.operation.ownTransfer',
  Deposit: 'kit.operation.deposit',
  Fees: 'kit.operation.fees',
  Invoice: 'kit.operation.invoice',
  Refund: 'kit.operation.refund',
};

/** The statuses in words; the tone only repeats them. */
export const TRANSACTION_STATES: Record<
  Transaction['status'],
  { label: MessageId; tone: 'positive' | 'warning' | 'danger' }
> = {
  completed: { label: 'kit.transaction.completed', tone: 'positive' },
  processing: { label: 'kit.transaction.processing', tone: 'warning' },
  rejected: { label: 'kit.transaction.rejected', tone: 'danger' },
};

/** The amount of a transaction with the sign of its direction, for formatting. */
export function signedAmount({ amount, direction }: Pick<Transaction, 'amount' | 'direction'>): string {
  return direction === 'out' ? `-${amount}` : amount;
}
