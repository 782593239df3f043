import type { MessageId } from '@bank/i18n';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { GlobalBatchField } from '@bank/protocol/transfers-global-batch';

/** What the fields of a payment are called. */
export const FIELD_WORDS: Readonly<Record<GlobalBatchField, MessageId>> = {
  beneficiaryType: 'transfers.global.type',
  beneficiaryName: 'transfers.external.name',
  beneficiaryEmail: 'transfers.p2p.payeeEmail',
  beneficiaryCountryCode: 'transfers.global.country',
  amount: 'transfers.p2p.amount',
  currencyCode: 'kit.currency',
  description: 'transfers.p2p.note',
};

/** The ways by which recipients are paid. */
export const METHOD_WORDS: Readonly<Record<BankTransferType, MessageId>> = {
  eft: 'kit.operation.bankTransfer',
  wire: 'kit.operation.wire',
  instant_payment: 'kit.operation.instantPayment',
  interac: 'kit.operation.interac',
  oct: 'kit.operation.cardPayout',
  crypto_eft: 'kit.operation.crypto',
};
