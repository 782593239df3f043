import { Text, useFormat, type MessageId } from '@bank/i18n';
import { accountKind, AmountText, isPrepayment, PrepaymentNote, shownBalance } from '@bank/kit';
import { isZero } from '@bank/money';
import { paths } from '@bank/paths';
import { accountStatus, type Account } from '@bank/protocol/accounts';
import { Badge, CurrencyToken } from '@bank/ui';
import { Link } from 'react-router-dom';
import { spendsFrom } from '../account-rules';

interface AccountRowProps {
  account: Account;
  /** All of the customer's, one of which a card may spend from. */
  accounts: readonly Account[];
  isChosen?: boolean;
  /** There are details about it that the user has not seen. */
  hasNews?: boolean;
}

/** An account with what is on it; the whole row leads to its page. */
export function AccountRow({ account, accounts, isChosen = false, hasNews = false }: AccountRowProps) {
  const { accountId, name, currencyCode, accountStatusId, pendingAmount } = account;
  const isCard = accountKind(account) === 'card';
  const format = useFormat();
  const note = noteOf(account);
  const source = spendsFrom(account, accounts);
  const to = isCard ? paths.cardDetails.to({ accountId }) : paths.account.to({ accountId });
  return (
    <li>
      <Link
        to={to}
        aria-current={isChosen ? 'page' : undefined}
        className="row row-control aria-[current=page]:bg-accent-soft flex-nowrap!"
      >
        <CurrencyToken currency={currencyCode} isLarge />
        <span className="row-main">
          <span className="row-title">
            <span className="min-w-0 break-words">{name}</span>
            {accountStatusId === accountStatus.limited && (
              <Badge tone="warning">
                <Text id="accounts.list.limited" />
              </Badge>
            )}
            {hasNews && (
              <Badge tone="info">
                <Text id="accounts.list.new" />
              </Badge>
            )}
          </span>
          <span className="text-muted block text-sm">
            {isPrepayment(account) ? (
              <PrepaymentNote account={account} />
            ) : note === null ? (
              format.currencyName(currencyCode)
            ) : (
              <Text id={note} values={{ name: source?.name ?? '' }} />
            )}
          </span>
        </span>
        {/* The money of a debit card is that of its account, which stands in the list itself. */}
        {account.settlementAccountId === null && (
          <span className="row-aside shrink-0 flex-col items-end! gap-0!">
            <AmountText amount={shownBalance(account)} currency={currencyCode} />
            {!isZero(pendingAmount) && (
              <span className="text-muted text-xs">
                <Text
                  id="accounts.home.onHold"
                  values={{ amount: <AmountText amount={pendingAmount} currency={currencyCode} /> }}
                />
              </span>
            )}
          </span>
        )}
      </Link>
    </li>
  );
}

/** What says more of it than its currency. */
function noteOf(account: Account): MessageId | null {
  if (account.settlementAccountId !== null) return 'accounts.list.spendsFrom';
  return account.isSettlementAccount ? 'accounts.list.settlement' : null;
}
