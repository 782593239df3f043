import { accountType } from '@bank/protocol/accounts';

/**
 * What an account shows above its balance in the ledger: |minimum| of a prepayment, since what remains of it is |minimum| + balance
 * (R2.3.3). Every list, chart and paper adds it, so that one account has one figure.
 * @param account the alias of the account in the statement
 */
export const moreShown = (account: string): string =>
  `CASE WHEN ${account}.type = ${accountType.prepayment} THEN abs(${account}.minimum) ELSE 0 END`;
