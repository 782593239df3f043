import { type Card, cardStatus } from '@bank/protocol/cards';

/** An active prepaid card in a drawer. */
export const card = (change: Partial<Card> = {}): Card => ({
  accountId: 1,
  type: 2010,
  subType: 'PREPAID',
  cardIsVirtual: false,
  accountStatusId: cardStatus.active,
  currencyCode: 'EUR',
  cardAliasName: null,
  holderName: 'Ana Marin',
  cardNumber: '************4417',
  cardExpiryMonth: 8,
  cardExpiryYear: 2029,
  settlementAccountId: null,
  cardReissuedStatusId: null,
  replacesAccountId: null,
  isExpressShipping: false,
  issueFee: '6.95',
  expressFee: '12.00',
  expressDays: 3,
  resumesAsStatusId: null,
  isOneTime: false,
  available: '120.00',
  deliveryAddress: null,
  steps: [],
  ...change,
});
