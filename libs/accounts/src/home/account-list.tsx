import { ACCOUNT_KIND_LABELS, AmountText } from '@bank/kit';
import { Text, useFormat } from '@bank/i18n';
import { isZero } from '@bank/money';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import { Panel, SectionHeading } from '@bank/ui';
import { Link } from 'react-router-dom';
import { accountGroups, shownBalance } from '../account-rules';

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
            <Rows accounts={group.accounts} />
          </section>
        ))}
        {closed && (
          <details>
            <summary className="text-muted flex min-h-11 cursor-pointer items-center text-sm">
              <Text id="accounts.home.closed" values={{ count: closed.accounts.length }} />
            </summary>
            <Rows accounts={closed.accounts} />
          </details>
        )}
      </div>
    </Panel>
  );
}

function Rows({ accounts }: { accounts: readonly Account[] }) {
  return (
    <ul className="divide-line divide-y">
      {accounts.map((account) => (
        <li key={account.accountId}>
          <Row account={account} />
        </li>
      ))}
    </ul>
  );
}

function Row({ account }: { account: Account }) {
  const format = useFormat();
  const { accountId, name, currencyCode, pendingAmount } = account;
  return (
    <Link
      to={paths.history.to({ accountId })}
      className="rounded-control py-row hover:bg-sunken -mx-2 flex min-h-14 items-center gap-3 px-2"
    >
      <span
        aria-hidden="true"
        className="bg-accent-soft grid size-10 shrink-0 place-items-center rounded-full text-xs font-semibold"
      >
        {currencyCode}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="text-muted block truncate text-sm">
          {isZero(pendingAmount) ? (
            format.displayName('currency', currencyCode)
          ) : (
            <Text
              id="accounts.home.onHold"
              values={{ amount: <AmountText amount={pendingAmount} currency={currencyCode} /> }}
            />
          )}
        </span>
      </span>
      <AmountText amount={shownBalance(account)} currency={currencyCode} />
    </Link>
  );
}
