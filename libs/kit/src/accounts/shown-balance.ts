import { abs, add, type Amount } from '@bank/money';
import { accountType, type Account } from '@bank/protocol/accounts';

/** Whether an account shows what remains of it, |minimum| + balance, with both beside it (R2.3.3). */
export const isPrepayment = ({ type }: Pick<Account, 'type'>): boolean => type === accountType.prepayment;

/** What an account is shown with, wherever it is: what remains of a prepayment is |minimum| + balance (I2). */
export function shownBalance(account: Account): Amount {
  return isPrepayment(account) ? add(abs(account.accountBalanceMin), account.balance) : account.balance;
}
