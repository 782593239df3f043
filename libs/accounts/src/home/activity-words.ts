import type { MessageId } from '@bank/i18n';
import type { OperationType } from '@bank/protocol/history';

/** What kind of transaction it is, in words. Fees have no row on home (R2.9.7), but a word all the same. */
export const ACTIVITY_WORDS: Record<OperationType, MessageId> = {
  P2P: 'accounts.activity.p2p',
  Card: 'accounts.activity.card',
  Wire: 'accounts.activity.wire',
  BankTransfer: 'accounts.activity.bankTransfer',
  Exchange: 'accounts.activity.exchange',
  Deposit: 'accounts.activity.deposit',
  Fees: 'accounts.activity.fees',
  Invoice: 'accounts.activity.invoice',
  Refund: 'accounts.activity.refund',
};
