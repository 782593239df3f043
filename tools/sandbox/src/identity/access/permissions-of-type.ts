import type { CustomerPermission } from '@bank/protocol/customer';

/** What a verified person may do with money (R2.3.13). */
export const PERSONAL: readonly CustomerPermission[] = [
  'own.digital',
  'own.betweenAccounts',
  'own.eft',
  'own.wire',
  'own.octCard',
  'own.instant',
  'own.interac',
  'other.eft',
  'other.wire',
  'other.global',
  'other.oct',
  'other.instant',
  'other.interac',
  'other.digital',
  'other.loadPrepaidCard',
  'other.p2p',
  'funding.digital',
  'sendMoneyUser',
  'settlementAccount',
  'addFundsBankThirdParty',
  'addFundsWireThirdParty',
];
/** And a verified company. */
export const BUSINESS: readonly CustomerPermission[] = [
  ...PERSONAL,
  'mass.p2p',
  'mass.global',
  'mass.wire',
  'mass.eft',
  'mass.oct',
  'mass.instant',
  'mass.interac',
  'mass.digital',
  'requestMoney',
];
