import { query } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text } from '@bank/i18n';
import {
  ACCOUNT_KIND_LABELS,
  accountHas,
  accountKind,
  AmountText,
  isPrepayment,
  PrepaymentNote,
  shownBalance,
  Together,
} from '@bank/kit';
import { isPositive } from '@bank/money';
import { accountHoldList, paymentInstructionsList } from '@bank/protocol/account-page';
import { accountStatus, type Account } from '@bank/protocol/accounts';
import { Banner } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { subjectOf, SubjectPanel } from '../home/balance-panel';
import { AccountActions } from './account-actions';
import { DetailsToShare } from './details-to-share';
import { Holds } from './holds';
import { WalletDetails } from './wallet-details';

interface AccountPageProps {
  account: Account;
  /** All of the customer's: between them money can be moved. */
  accounts: readonly Account[];
}

/** One account: what is on it, what of it may be spent, how to be paid into it, and how it came about. */
export function AccountPage({ account, accounts }: AccountPageProps) {
  const { name, currencyCode, pendingAmount, accountStatusId, accountId } = account;
  const kind = accountKind(account);
  const { id: brand } = useBrand();
  const isOnHold = isPositive(pendingAmount);
  const isShared = accountHas('instructions', account);
  const holds = useQuery({ ...query(accountHoldList, { accountId }, { lazy: true }), enabled: isOnHold });
  const instructions = useQuery({ ...query(paymentInstructionsList, { brand }, { lazy: true }), enabled: isShared });
  return (
    <article aria-labelledby="account-name" className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <div>
        <h2 id="account-name" className="heading-face text-xl break-words">
          {name}
        </h2>
        <p className="text-muted text-sm">
          <Text id={ACCOUNT_KIND_LABELS[kind]} />
        </p>
        <p className="@container mt-3">
          <AmountText amount={shownBalance(account)} currency={currencyCode} size="hero" />
        </p>
        <p className="text-muted mt-1 flex flex-wrap gap-x-4 text-sm">
          <span>
            <Text
              id="accounts.page.available"
              values={{ amount: <AmountText amount={account.available} currency={currencyCode} /> }}
            />
          </span>
          {isPrepayment(account) && (
            <span>
              <PrepaymentNote account={account} />
            </span>
          )}
          {isPositive(pendingAmount) && (
            <span>
              <Text
                id="accounts.home.onHold"
                values={{ amount: <AmountText amount={pendingAmount} currency={currencyCode} /> }}
              />
            </span>
          )}
        </p>
        <AccountActions account={account} accounts={accounts} />
      </div>
      {kind === 'closed' && (
        <Banner tone="neutral">
          <Text id="accounts.page.closedNote" />
        </Banner>
      )}
      {accountStatusId === accountStatus.limited && (
        <Banner tone="warning">
          <Text id="accounts.page.limitedNote" />
        </Banner>
      )}
      <Together of={[holds, instructions]}>
        {isOnHold && <Holds account={account} />}
        {isShared && <DetailsToShare account={account} />}
        {kind === 'crypto' && account.walletAddress !== null && (
          <WalletDetails address={account.walletAddress} currency={currencyCode} />
        )}
        <SubjectPanel name={name} subject={subjectOf(account)} />
      </Together>
    </article>
  );
}
