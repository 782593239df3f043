import { AmountText, CATEGORY_WORDS, usePreferences } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { isZero, subtract } from '@bank/money';
import type { Output } from '@bank/protocol';
import type { transactionHistory, TransactionSummary } from '@bank/protocol/history';
import { useLayoutEffect, useRef } from 'react';
import { type HistoryFilters, withFilters } from '../history-filters';
import type { SetSearch } from './set-search';

interface ListSummaryProps {
  /** Undefined until it is here: its room is kept. */
  summary: TransactionSummary | undefined;
  head: Output<typeof transactionHistory>;
  filters: HistoryFilters;
  search: URLSearchParams;
  onSearch: SetSearch;
}

/** What all that is listed adds up to, currency by currency, and how many transactions it is. */
export function ListSummary({ summary, head, filters, search, onSearch }: ListSummaryProps) {
  const isHidden = usePreferences((state) => state.hideBalances);
  const totals = summary?.totals ?? [];
  const [only] = totals;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="flex min-h-14 flex-wrap gap-x-8 gap-y-2">
          {totals.map((total) => (
            <InAndOut key={total.currencyCode} {...total} isLarge={totals.length === 1} />
          ))}
        </div>
        <Counts head={head} filters={filters} search={search} onSearch={onSearch} />
      </div>
      {summary && only && totals.length === 1 && !isHidden && (
        <Spent
          summary={summary}
          currency={only.currencyCode}
          onChoose={(category) => onSearch(withFilters(search, { ...filters, category }))}
        />
      )}
    </section>
  );
}

function InAndOut({
  currencyCode,
  in: incoming,
  out,
  isLarge,
}: TransactionSummary['totals'][number] & { isLarge: boolean }) {
  const size = isLarge ? 'large' : 'row';
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1">
      <div>
        <dt className="text-muted text-sm">
          <Text id="history.out" />
        </dt>
        <dd>
          <AmountText amount={subtract('0', out)} currency={currencyCode} size={size} />
        </dd>
      </div>
      <div>
        <dt className="text-muted text-sm">
          <Text id="history.in" />
        </dt>
        <dd>
          <AmountText
            amount={incoming}
            currency={currencyCode}
            size={size}
            plus={!isZero(incoming)}
            tone={isZero(incoming) ? 'plain' : 'positive'}
          />
        </dd>
      </div>
    </dl>
  );
}

/** The counts of all, processing and rejected transactions; a press filters the list. */
function Counts({ head, filters, search, onSearch }: Omit<ListSummaryProps, 'summary'>) {
  const toggle = (status: 'processing' | 'rejected') =>
    onSearch(withFilters(search, { ...filters, status: filters.status === status ? undefined : status }));
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className="text-muted">
        <Text id="history.results" values={{ count: head.results }} />
      </p>
      {(['processing', 'rejected'] as const).map((status) => {
        const count = status === 'processing' ? head.processingCount : head.rejectedCount;
        if (count === 0 && filters.status !== status) return null;
        return (
          <button
            key={status}
            type="button"
            aria-pressed={filters.status === status}
            onClick={() => toggle(status)}
            className={`button-face button-small button-quiet aria-pressed:bg-accent-soft ${status === 'rejected' ? 'text-danger' : 'text-warning'}`}
          >
            <Text
              id={status === 'processing' ? 'history.processingCount' : 'history.rejectedCount'}
              values={{ count }}
            />
          </button>
        );
      })}
    </div>
  );
}

interface SpentProps {
  summary: TransactionSummary;
  currency: string;
  onChoose(category: HistoryFilters['category']): void;
}

/** What went out, by what it was for: a bar, and its legend, whose names are filters. */
function Spent({ summary, currency, onChoose }: SpentProps) {
  const t = useText();
  const parts = summary.categories.filter(({ currencyCode }) => currencyCode === currency);
  if (parts.length < 2) return null;
  return (
    <>
      <div aria-hidden="true" className="spent-bar">
        {parts.map(({ category, amount }) => (
          <BarPart
            key={category}
            name={category ?? 'other'}
            amount={amount}
            onPress={category === null ? undefined : () => onChoose(category)}
          />
        ))}
      </div>
      <ul aria-label={t('history.spentOn')} className="spent-legend">
        {parts.map(({ category, amount }) => {
          const content = (
            <>
              <span aria-hidden="true" className={`spent-key spent-${category ?? 'other'}`} />
              {t(category === null ? 'history.spentOther' : CATEGORY_WORDS[category])}
              <AmountText amount={amount} currency={currency} tone="muted" />
            </>
          );
          const look = 'flex min-h-8 items-center gap-1.5 text-sm whitespace-nowrap pointer-coarse:min-h-11';
          return (
            <li key={category}>
              {category === null ? (
                <span className={look}>{content}</span>
              ) : (
                <button type="button" className={`${look} hover:underline`} onClick={() => onChoose(category)}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface BarPartProps {
  name: string;
  amount: string;
  /** Missing for the rest, which is no filter. */
  onPress?(): void;
}

/**
 * As wide as its share; a press filters. Its legend says and does the same by keyboard and aloud, so the bar is a drawing for these.
 * The width goes through the style object: no style attribute is written (the policy of the page forbids it).
 */
function BarPart({ name, amount, onPress }: BarPartProps) {
  const part = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (part.current) part.current.style.flexGrow = amount;
  }, [amount]);
  return (
    <button
      ref={part}
      type="button"
      tabIndex={-1}
      disabled={onPress === undefined}
      className={`spent-part spent-${name}`}
      onClick={onPress}
    />
  );
}
