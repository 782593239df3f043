import { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { Select, type SelectItem } from '@bank/ui';
import type { ReactNode } from 'react';
import { AmountText } from '../amount/amount-text';
import { ACCOUNT_KIND_LABELS, byKind } from './account-kinds';
import { PrepaymentNote } from './prepayment-note';
import { isPrepayment } from './shown-balance';

export interface AccountSelectProps {
  label: ReactNode;
  accounts: readonly Account[];
  /** The chosen account's id; null before one is chosen. */
  value: number | null;
  onChange(accountId: number): void;
  error?: ReactNode;
  description?: ReactNode;
  placeholder?: string;
}

/**
 * The accounts as choices, grouped by kind, for a Select bound to a form. Each says what may be spent from it: the same figure that
 * the field of the amount calls available.
 */
export function useAccountItems(accounts: readonly Account[]): SelectItem[] {
  const t = useText();
  return byKind(accounts).flatMap((group) =>
    group.accounts.map((account) => ({
      id: String(account.accountId),
      label: account.name,
      description: isPrepayment(account) ? <PrepaymentNote account={account} /> : t(ACCOUNT_KIND_LABELS[group.kind]),
      trailing: <AmountText amount={account.available} currency={account.currencyCode} />,
    })),
  );
}

/** One of the customer's accounts. */
export function AccountSelect({ accounts, value, onChange, ...field }: AccountSelectProps) {
  const items = useAccountItems(accounts);
  return (
    <Select
      {...field}
      items={items}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
