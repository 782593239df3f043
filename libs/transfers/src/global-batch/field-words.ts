import type { MessageId } from '@bank/i18n';
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
