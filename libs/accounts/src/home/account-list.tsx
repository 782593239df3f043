import { ACCOUNT_KIND_LABELS, AmountText, Row, Rows, shownBalance } from '@bank/kit';
import { Text, useFormat } from '@bank/i18n';
import { isZero } from '@bank/money';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import { Panel, SectionHeading } from '@bank/ui';
import { accountGroups } from '../account-rules';

/** Every account by kind and currency, each leading to its history; closed ones apart (R2.3.2). */
export function AccountList({ accounts }: { accounts: readonly Account[] }) {
  const groups = accountGroups(accounts);
  const open = groups.filter(({ kind }) => kind !== 'closed');
  const closed = groups.find(({ kind }) => kind === 'closed');
  return (
    <Panel>
      <SectionHeading>
        <Text id="accounts.home.accounts" />
      </SectionHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {open.map((group) => (
          <section key={group.kind} className="grid grid-cols-[minmax(0,1fr)]">
            <h3 className="text-muted text-sm font-medium">
              <Text id={ACCOUNT_KIND_LABELS[group.kind]} />
            </h3>
            <AccountRows accounts={group.accounts} />
          </section>
        ))}
        {closed && (
          <details>
            <summary className="text-muted flex min-h-11 cursor-pointer items-center text-sm">
              <Text id="accounts.home.closed" values={{ count: closed.accounts.length }} />
            </summary>
            <AccountRows accounts={closed.accounts} />
          </details>
        )}
      </div>
    </Panel>
  );
}

function AccountRows({ accounts }: { accounts: readonly Account[] }) {
  return (
    <Rows kind="plain">
      {accounts.map((account) => (
        <AccountRow key={account.accountId} account={account} />
      ))}
    </Rows>
  );
}

function AccountRow({ account }: { account: Account }) {
  const format = useFormat();
  const { accountId, name, currencyCode, pendingAmount } = account;
  return (
    <Row
      to={paths.history.to({ accountId })}
      token={
        <span
          aria-hidden="true"
          className="bg-accent-soft grid size-10 shrink-0 place-items-center rounded-full text-xs font-semibold"
        >
          {currencyCode}
        </span>
      }
      title={name}
      note={
        isZero(pendingAmount) ? (
          format.displayName('currency', currencyCode)
        ) : (
          <Text
            id="accounts.home.onHold"
            values={{ amount: <AmountText amount={pendingAmount} currency={currencyCode} /> }}
          />
        )
      }
      aside={<AmountText amount={shownBalance(account)} currency={currencyCode} />}
    />
  );
}
