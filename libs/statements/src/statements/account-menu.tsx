import { Text, useText } from '@bank/i18n';
import type { AccountStatements } from '@bank/protocol/statements';
import { CurrencyToken, Menu } from '@bank/ui';
import { ChevronDown } from 'lucide-react';

interface AccountMenuProps {
  accounts: readonly AccountStatements[];
  account: AccountStatements;
  onChoose(accountId: number): void;
}

/** Whose statements are listed; closed accounts come last and say that they are. */
export function AccountMenu({ accounts, account, onChoose }: AccountMenuProps) {
  const t = useText();
  return (
    <Menu
      label={t('statements.account', { name: account.name })}
      triggerClass="chip chip-on"
      trigger={
        <>
          <CurrencyToken currency={account.currencyCode} />
          {account.name}
          {account.isClosed && (
            <span className="font-normal">
              <Text id="statements.closed" />
            </span>
          )}
          <ChevronDown aria-hidden="true" />
        </>
      }
      items={accounts.map(({ accountId, name, currencyCode, isClosed }, at) => ({
        id: String(accountId),
        label: isClosed ? t('statements.closedName', { name }) : name,
        icon: <CurrencyToken currency={currencyCode} />,
        startsGroup: isClosed && accounts[at - 1]?.isClosed === false,
        onAction: () => onChoose(accountId),
      }))}
    />
  );
}
