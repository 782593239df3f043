/** What customers may do with money: flags of spec 2 §3 "Transfer permissions", written group.flag. */
export const PERSONAL = ['own.digital', 'own.betweenAccounts', 'other.p2p', 'sendMoneyUser'] as const;
export const BUSINESS = [...PERSONAL, 'mass.p2p', 'requestMoney', 'settlementAccount'] as const;
