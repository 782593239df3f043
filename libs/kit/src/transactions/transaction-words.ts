import type { Formats, MessageId, TextOf } from '@bank/i18n';
import type { Category, OperationType, Transaction } from '@bank/protocol/history';

/** Each type of transaction in words (R2.3.14). */
export const OPERATION_WORDS: Record<OperationType, MessageId> = {
  P2P: 'kit.operation.p2p',
  Card: 'kit.operation.card',
  Wire: 'kit.operation.wire',
  BankTransfer: 'kit.operation.bankTransfer',
  InstantPayment: 'kit.operation.instantPayment',
  Interac: 'kit.operation.interac',
  CardPayout: 'kit.operation.cardPayout',
  Crypto: 'kit.operation.crypto',
  GlobalPayment: 'kit.operation.globalPayment',
  Exchange: 'kit.operation.exchange',
  OwnTransfer: 'kit.operation.ownTransfer',
  CardLoad: 'kit.operation.cardLoad',
  Deposit: 'kit.operation.deposit',
  Fees: 'kit.operation.fees',
  Invoice: 'kit.operation.invoice',
  Refund: 'kit.operation.refund',
};

/** What money was for, in words. */
export const CATEGORY_WORDS: Record<Category, MessageId> = {
  food: 'kit.category.food',
  home: 'kit.category.home',
  travel: 'kit.category.travel',
  leisure: 'kit.category.leisure',
  work: 'kit.category.work',
  bills: 'kit.category.bills',
  people: 'kit.category.people',
  income: 'kit.category.income',
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

const WAITING = {
  approval: 'kit.transaction.waitsForApproval',
  moment: 'kit.transaction.leavesInAMoment',
  day: 'kit.transaction.leavesOn',
} as const satisfies Record<NonNullable<Transaction['waitsFor']>['what'], MessageId>;

/** The state of a transaction in words: what it waits for where the bank says so, and its status otherwise (R2.4.73). */
export function stateText(
  { status, waitsFor }: Pick<Transaction, 'status' | 'waitsFor'>,
  t: TextOf,
  format: Formats,
): string {
  if (!waitsFor) return t(TRANSACTION_STATES[status].label);
  // The bank counts its days in UTC.
  const date = waitsFor.leavesAt === null ? '' : format.date(waitsFor.leavesAt.slice(0, 10), 'dayMonth');
  return t(WAITING[waitsFor.what], { date });
}

/** The amount of a transaction with the sign of its direction, for formatting. */
export function signedAmount({ amount, direction }: Pick<Transaction, 'amount' | 'direction'>): string {
  return direction === 'out' ? `-${amount}` : amount;
}
