import { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { CurrencyToken, Menu } from '@bank/ui';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { ALL } from '../default-account';
import type { SetSearch } from './set-search';

interface AccountChipProps {
  accounts: readonly Account[];
  /** Null: all of them. */
  account: Account | null;
  onSearch: SetSearch;
}

/** Which account the list is about, or all; another one starts with no filters. */
export function AccountChip({ accounts, account, onSearch }: AccountChipProps) {
  const t = useText();
  const choose = (accountId: string) => onSearch(new URLSearchParams({ accountId }));
  const name = account?.name ?? t('history.allAccounts');
  return (
    <Menu
      label={t('history.chip', { name: t('kit.account'), value: name })}
      triggerClass={clsx('chip', account !== null && 'chip-on')}
      trigger={
        <>
          {account && <CurrencyToken currency={account.currencyCode} />}
          {name}
          <ChevronDown aria-hidden="true" />
        </>
      }
      items={[
        ...(accounts.length > 1 ? [{ id: ALL, label: t('history.allAccounts'), onAction: () => choose(ALL) }] : []),
        ...accounts.map(({ accountId, name: label, currencyCode }, index) => ({
          id: String(accountId),
          label,
          icon: <CurrencyToken currency={currencyCode} />,
          startsGroup: index === 0 && accounts.length > 1,
          onAction: () => choose(String(accountId)),
        })),
      ]}
    />
  );
}
