import { Text } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { AmountText } from '../amount/amount-text';
import { isPrepayment } from './shown-balance';

/** What the figure of a prepayment is made of; it stands beside that figure, and nothing stands beside any other account's (R2.3.3). */
export function PrepaymentNote({ account }: { account: Account }) {
  if (!isPrepayment(account)) return null;
  const { balance, accountBalanceMin, currencyCode } = account;
  return (
    <Text
      id="kit.prepayment"
      values={{
        balance: <AmountText amount={balance} currency={currencyCode} />,
        minimum: <AmountText amount={accountBalanceMin} currency={currencyCode} />,
      }}
    />
  );
}
