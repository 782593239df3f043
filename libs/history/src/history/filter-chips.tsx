import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { CATEGORY_WORDS, useOpen } from '@bank/kit';
import { Menu } from '@bank/ui';
import clsx from 'clsx';
import { ChevronDown, ListFilter, X } from 'lucide-react';
import { filterCount, type HistoryFilters, withFilters } from '../history-filters';
import { periodName, periodOf, presetName, presetOf, PRESETS } from '../period-rules';
import { FilterSheet } from './filter-sheet';
import type { SetSearch } from './set-search';

const POPUPS = ['filters'] as const;

interface FilterChipsProps {
  filters: HistoryFilters;
  /** Of the account; null for all. */
  currency: string | null;
  /** The reader's day, `YYYY-MM-DD`. */
  today: string;
  search: URLSearchParams;
  onSearch: SetSearch;
}

/** The filters as chips, each saying its value; what has no chip of its own is behind the last one. */
export function FilterChips({ filters, currency, today, search, onSearch }: FilterChipsProps) {
  const t = useText();
  const { open, show, close } = useOpen(POPUPS);
  const apply = (next: Partial<HistoryFilters>) => onSearch(withFilters(search, { ...filters, ...next }));
  const more = filterCount(filters) - inChips(filters);
  return (
    <>
      <PeriodChip filters={filters} today={today} onApply={apply} />
      <DirectionChip filters={filters} onApply={apply} />
      {filters.category !== undefined && (
        <button type="button" className="chip chip-on" onClick={() => apply({ category: undefined })}>
          {t(CATEGORY_WORDS[filters.category])}
          <X aria-hidden="true" />
          <span className="sr-only">{t('history.removeFilter')}</span>
        </button>
      )}
      <button type="button" className={clsx('chip', more > 0 && 'chip-on')} onClick={() => show('filters')}>
        <ListFilter aria-hidden="true" />
        <Text id="history.filters" values={{ count: more }} />
      </button>
      {open === 'filters' && (
        <FilterSheet
          filters={filters}
          currency={currency ?? 'EUR'}
          onClose={close}
          // Replaces the sheet in the history, so that Back leads to the previous list.
          onApply={(next) => onSearch(withFilters(search, { ...next, keyword: filters.keyword }), { replace: true })}
        />
      )}
    </>
  );
}

/** How many filters have a chip that says them. */
const inChips = ({ fromDate, toDate, transactionDirection, category }: HistoryFilters) =>
  [fromDate, toDate, transactionDirection, category].filter((value) => value !== undefined).length;

interface ChipProps {
  filters: HistoryFilters;
  onApply(next: Partial<HistoryFilters>): void;
}

function PeriodChip({ filters, today, onApply }: ChipProps & { today: string }) {
  const t = useText();
  const words = { t, format: useFormat() };
  const period = { from: filters.fromDate ?? '', to: filters.toDate ?? '' };
  const name = periodName(period, today, words);
  return (
    <Menu
      label={t('history.chip', { name: t('kit.date'), value: name })}
      triggerClass={clsx('chip', presetOf(period, today) !== 'any' && 'chip-on')}
      trigger={<ChipWords words={name} />}
      items={PRESETS.map((preset) => ({
        id: preset,
        label: presetName(preset, today, words),
        onAction: () => {
          const { from, to } = periodOf(preset, today);
          onApply({ fromDate: from || undefined, toDate: to || undefined });
        },
      }))}
    />
  );
}

const DIRECTIONS = { both: 'history.inAndOut', in: 'history.in', out: 'history.out' } as const satisfies Record<
  string,
  MessageId
>;

function DirectionChip({ filters: { transactionDirection }, onApply }: ChipProps) {
  const t = useText();
  const name = t(DIRECTIONS[transactionDirection ?? 'both']);
  const item = (id: keyof typeof DIRECTIONS, value: HistoryFilters['transactionDirection']) => ({
    id,
    label: t(DIRECTIONS[id]),
    onAction: () => onApply({ transactionDirection: value }),
  });
  return (
    <Menu
      label={t('history.chip', { name: t('history.direction'), value: name })}
      triggerClass={clsx('chip', transactionDirection !== undefined && 'chip-on')}
      trigger={<ChipWords words={name} />}
      items={[item('both', undefined), item('in', 'in'), item('out', 'out')]}
    />
  );
}

function ChipWords({ words }: { words: string }) {
  return (
    <>
      {words}
      <ChevronDown aria-hidden="true" />
    </>
  );
}
