import { query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { accountKind, Allowed, Answer, Page, useOpen } from '@bank/kit';
import { paths } from '@bank/paths';
import { balanceInquiry, type Account } from '@bank/protocol/accounts';
import { useCustomer } from '@bank/session/calls';
import { atLeast, breakpoints, Button, useMedia } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { firstAccount } from '../account-rules';
import { LastKnown } from '../home/home-states';
import { OpenAccount } from '../open/open-account';
import { AccountPage } from '../page/account-page';
import { AccountList } from './account-list';
import { AccountsSkeleton } from './accounts-skeleton';
import { BackToAccounts } from './back-to-accounts';
import { UnknownAccount } from './unknown-account';

const POPUPS = ['account'] as const;

/** The list of accounts and the page of one: side by side where there is room, one at a time where there is not. */
export function AccountsFrame({ accountId }: { accountId: number | null }) {
  const { may } = useCustomer();
  const { open, show, close } = useOpen(POPUPS);
  const balances = useQuery(query(balanceInquiry));
  const { dataUpdatedAt, isRefetchError, refetch } = balances;
  const isWide = useMedia(atLeast(breakpoints.desktop));
  const isPage = accountId !== null && !isWide;
  return (
    <Page
      title="kit.place.accounts"
      width="full"
      isTitleHidden={isPage}
      action={
        // A phone has it below the list, where the thumb is.
        isWide &&
        may.openAccounts && (
          <Button variant="secondary" icon={<Plus className="size-5" />} onClick={() => show('account')}>
            <Text id="accounts.list.open" />
          </Button>
        )
      }
    >
      <Allowed missing={may.missing.seeBalances} title="accounts.home.notAllowed">
        {isPage && <BackToAccounts />}
        <Answer of={balances} failed="accounts.home.failed" skeleton={<AccountsSkeleton />}>
          {({ accounts: { account: accounts } }) => (
            <>
              {isRefetchError && <LastKnown at={dataUpdatedAt} onRetry={() => void refetch()} />}
              <Accounts accounts={accounts} accountId={accountId} isWide={isWide} onOpen={() => show('account')} />
              {open === 'account' && may.openAccounts && <OpenAccount accounts={accounts} onClose={close} />}
            </>
          )}
        </Answer>
      </Allowed>
    </Page>
  );
}

interface AccountsProps {
  accounts: readonly Account[];
  accountId: number | null;
  isWide: boolean;
  onOpen(): void;
}

function Accounts({ accounts, accountId, isWide, onOpen }: AccountsProps) {
  const asked = accounts.find((account) => account.accountId === accountId);
  if (accountId !== null && !asked) {
    return <UnknownAccount key={accountId} />;
  }
  // A card has a page of its own, with what only cards have.
  if (asked && accountKind(asked) === 'card') {
    return <Navigate to={paths.cardDetails.to({ accountId: asked.accountId })} replace />;
  }
  const shown = asked ?? (isWide ? firstAccount(accounts) : undefined);
  const page = shown && <AccountPage key={shown.accountId} account={shown} accounts={accounts} />;
  if (asked && !isWide) return page;
  return (
    <div className="desktop:grid-cols-[21rem_minmax(0,1fr)] grid grid-cols-[minmax(0,1fr)] items-start gap-14">
      <AccountList
        accounts={accounts}
        chosen={isWide ? (shown?.accountId ?? null) : null}
        onOpen={onOpen}
        isWide={isWide}
      />
      {page}
    </div>
  );
}
