import type { Formats, MessageId, TextOf } from '@bank/i18n';
import type { Category, NotPaid, OperationType, Transaction } from '@bank/protocol/history';

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
  confirmation: 'kit.transaction.waitsForConfirmation',
  approval: 'kit.transaction.waitsForApproval',
  moment: 'kit.transaction.leavesInAMoment',
  day: 'kit.transaction.leavesOn',
  shop: 'kit.transaction.onHold',
} as const satisfies Record<NonNullable<Transaction['waitsFor']>['what'], MessageId>;

/** Why a card payment came to nothing, in words (R2.7.41). */
export const NOT_PAID_WORDS: Readonly<Record<NotPaid, MessageId>> = {
  paused: 'kit.notPaid.paused',
  notActive: 'kit.notPaid.notActive',
  country: 'kit.notPaid.country',
  limit: 'kit.notPaid.limit',
  funds: 'kit.notPaid.funds',
  companyPolicy: 'kit.notPaid.companyPolicy',
  perDay: 'kit.notPaid.perDay',
  perMonth: 'kit.notPaid.perMonth',
  cashPerDay: 'kit.notPaid.cashPerDay',
  online: 'kit.notPaid.online',
  contactless: 'kit.notPaid.contactless',
  cash: 'kit.notPaid.cash',
  abroad: 'kit.notPaid.abroad',
  shopKind: 'kit.notPaid.shopKind',
  reversed: 'kit.notPaid.reversed',
  lapsed: 'kit.notPaid.lapsed',
};

const ENDED = {
  expired: 'kit.transaction.expired',
  cancelled: 'kit.transaction.cancelled',
} as const satisfies Record<NonNullable<Transaction['ended']>, MessageId>;

/** What the state of a transaction is told from. */
export type TransactionState = Pick<Transaction, 'status' | 'waitsFor' | 'notPaid' | 'ended'>;

/** Whether a shop held the money and let it go: the payment was never declined. */
export const isHoldEnded = ({ notPaid }: Pick<Transaction, 'notPaid'>): boolean =>
  notPaid === 'reversed' || notPaid === 'lapsed';

/** What a shop does with a card payment, or why the bank declined it; null where the state says everything. */
export function shopText({ waitsFor, notPaid }: TransactionState, t: TextOf, format: Formats): string | null {
  if (notPaid) return t(NOT_PAID_WORDS[notPaid]);
  if (waitsFor?.what !== 'shop' || waitsFor.heldUntil === undefined) return null;
  return t('kit.transaction.onHoldAtShop', { date: format.date(waitsFor.heldUntil, 'dayMonth') });
}

/** The state of a transaction in few words: what it waits for where the bank says so, and its status otherwise (R2.4.73). */
export function stateText(state: TransactionState, t: TextOf, format: Formats): string {
  const { status, waitsFor, notPaid, ended } = state;
  if (notPaid && isHoldEnded(state)) return t(NOT_PAID_WORDS[notPaid]);
  if (ended) return t(ENDED[ended]);
  if (!waitsFor) return t(TRANSACTION_STATES[status].label);
  const { what, leavesAt, heldUntil } = waitsFor;
  // The bank counts its days in UTC.
  const date = leavesAt === null ? '' : format.date(leavesAt.slice(0, 10), 'dayMonth');
  return t(WAITING[what], { date, time: heldUntil === undefined ? '' : format.date(heldUntil, 'time') });
}

/** The amount of a transaction with the sign of its direction, for formatting. */
export function signedAmount({ amount, direction }: Pick<Transaction, 'amount' | 'direction'>): string {
  return direction === 'out' ? `-${amount}` : amount;
}
