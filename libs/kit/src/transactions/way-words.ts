import type { MessageId } from '@bank/i18n';
import type { BankTransferType } from '@bank/protocol/transfers-external';

/** What the ways out of the bank are called; in a history they are called the same. */
export const WAY_WORDS = {
  eft: 'kit.operation.bankTransfer',
  wire: 'kit.operation.wire',
  instant_payment: 'kit.operation.instantPayment',
  interac: 'kit.operation.interac',
  oct: 'kit.operation.cardPayout',
  crypto_eft: 'kit.operation.crypto',
} as const satisfies Record<BankTransferType, MessageId>;
