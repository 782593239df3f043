/** What customers may do with money: flags of R2.3.13, written group.flag. */
export const PERSONAL = ['own.digital', 'own.betweenAccounts', 'other.p2p', 'sendMoneyUser'] as const;
export const BUSINESS = [...PERSONAL, 'mass.p2p', 'requestMoney', 'settlementAccount'] as const;
