import { abs, add, type Amount } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import { accountKind } from './account-kinds';

/** What an account is shown with, wherever it is: what remains of a prepayment is |minimum| + balance (I2). */
export function shownBalance(account: Account): Amount {
  return accountKind(account) === 'prepayment' ? add(abs(account.accountBalanceMin), account.balance) : account.balance;
}
