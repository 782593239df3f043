import type { CustomerPermission } from '@bank/protocol/customer';

/** What customers may do with money (R2.3.13). */
export const PERSONAL: readonly CustomerPermission[] = [
  'own.digital',
  'own.betweenAccounts',
  'other.p2p',
  'sendMoneyUser',
];
export const BUSINESS: readonly CustomerPermission[] = [...PERSONAL, 'mass.p2p', 'requestMoney', 'settlementAccount'];
