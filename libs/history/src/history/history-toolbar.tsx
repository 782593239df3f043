import { AccountSelect, useOpen } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { Button, TextField } from '@bank/ui';
import { Funnel, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { filterCount, filtersOf, withFilters } from '../history-filters';
import { FilterSheet } from './filter-sheet';
import type { SetSearch } from './history-list';

const POPUPS = ['filters'] as const;

interface HistoryToolbarProps {
  accounts: readonly Account[];
  account: Account;
  search: URLSearchParams;
  onSearch: SetSearch;
}

/** Long enough not to search on every letter. */
const SEARCH_AFTER_MS = 350;

/** The account, the keyword, and a button for the other filters. */
export function HistoryToolbar({ accounts, account, search, onSearch }: HistoryToolbarProps) {
  const t = useText();
  const { open, show, close } = useOpen(POPUPS);
  const filters = filtersOf(search);
  const count = filterCount(filters);
  return (
    <div className="phablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <div className="phablet:col-span-1 col-span-2">
        <AccountSelect
          label={t('kit.account')}
          accounts={accounts}
          value={account.accountId}
          onChange={(accountId) => onSearch(new URLSearchParams({ accountId: String(accountId) }))}
        />
      </div>
      <KeywordField
        key={account.accountId}
        value={filters.keyword ?? ''}
        onChange={(keyword) => onSearch(withFilters(search, { ...filters, keyword }), { replace: true })}
      />
      <Button variant="secondary" icon={<Funnel className="size-5" />} onClick={() => show('filters')}>
        <Text id="history.filters" values={{ count }} />
      </Button>
      {open === 'filters' && (
        <FilterSheet
          filters={filters}
          currency={account.currencyCode}
          onClose={close}
          // Replaces the sheet in the history, so that Back leads to the previous list.
          onApply={(next) => onSearch(withFilters(search, { ...next, keyword: filters.keyword }), { replace: true })}
        />
      )}
    </div>
  );
}

/** The keyword, which enters the address when typing pauses. */
function KeywordField({ value, onChange }: { value: string; onChange(keyword: string): void }) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // The address changed elsewhere (cleared filters, a step back) and overrides the field.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => latest.current(typed.trim()), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      name="keyword"
      type="search"
      label={t('history.keyword')}
      placeholder={t('history.keywordHint')}
      maxLength={100}
      prefix={<Search className="size-5" />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
