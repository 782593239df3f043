import { AmountText, usePreferences } from '@bank/kit';
import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import type { InsightMonth } from '@bank/protocol/insight';
import { Button, DataTable } from '@bank/ui';
import { useId, useState } from 'react';
import { Bar } from './bar';
import { daysOf, largestOf, shareOf } from './months';

interface MonthColumnsProps {
  /** Oldest first. */
  months: readonly InsightMonth[];
  currency: string;
  /** `YYYY-MM` */
  chosen: string;
  onChoose(month: string): void;
}

/**
 * Twelve months, each with what came in beside what went out. The columns are radio buttons: the arrow keys go from month to month, and each
 * is read with its figures. The same figures stand in a table one press away.
 */
export function MonthColumns(props: MonthColumnsProps) {
  const t = useText();
  const [asTable, setAsTable] = useState(false);
  const isHidden = usePreferences((state) => state.hideBalances);
  return (
    <section aria-label={t('insight.months')} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <Key className="bg-positive" id="insight.in" />
        <Key className="bg-accent" id="insight.out" />
        <span className="ml-auto">
          <Button variant="quiet" size="small" onClick={() => setAsTable(!asTable)}>
            <Text id={asTable ? 'insight.asChart' : 'insight.asTable'} />
          </Button>
        </span>
      </div>
      {asTable ? <MonthTable {...props} /> : <Columns {...props} isHidden={isHidden} />}
    </section>
  );
}

function Key({ className, id }: { className: string; id: 'insight.in' | 'insight.out' }) {
  return (
    <span aria-hidden="true" className="text-muted flex items-center gap-1.5">
      <span className={`size-2.5 rounded-[3px] ${className}`} />
      <Text id={id} />
    </span>
  );
}

/** With hidden balances the columns are equally high: how high they are would say how much it was. */
function Columns({ months, currency, chosen, onChoose, isHidden }: MonthColumnsProps & { isHidden: boolean }) {
  const t = useText();
  const format = useFormat();
  const name = useId();
  const shortName = useMonthName();
  const largest = largestOf(months.flatMap((month) => [month.in, month.out]));
  const share = (amount: string) => (isHidden ? 0.5 : shareOf(amount, largest));
  return (
    <div role="radiogroup" aria-label={t('insight.month')} className="tablet:gap-1 grid grid-cols-12">
      {months.map((month) => (
        <label
          key={month.month}
          className="has-checked:bg-sunken has-focus-visible:outline-focus hover:bg-sunken rounded-control tablet:px-1.5 grid cursor-pointer gap-1 px-1 pt-2 pb-0.5 has-focus-visible:outline-2"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={month.month}
            checked={month.month === chosen}
            onChange={() => onChoose(month.month)}
            aria-label={
              isHidden
                ? format.date(daysOf(month.month).from, 'month')
                : t('insight.column', {
                    month: format.date(daysOf(month.month).from, 'month'),
                    in: format.amount(month.in, currency),
                    out: format.amount(month.out, currency),
                  })
            }
          />
          <span className="tablet:h-44 tablet:gap-1 flex h-36 items-end justify-center gap-px">
            <Bar grows="up" share={share(month.in)} className="bg-positive w-2.5 max-w-4 flex-1 rounded-t-[3px]" />
            <Bar grows="up" share={share(month.out)} className="bg-accent w-2.5 max-w-4 flex-1 rounded-t-[3px]" />
          </span>
          <span
            aria-hidden="true"
            className={`truncate text-center text-xs ${month.month === chosen ? 'font-semibold' : 'text-muted'}`}
          >
            {shortName(month.month)}
          </span>
        </label>
      ))}
    </div>
  );
}

/** One letter on a phone, where twelve columns leave no room for more. */
function useMonthName() {
  const locale = useLocale();
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const narrow = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  return (month: string) => {
    const day = new Date(daysOf(month).from);
    return (
      <>
        <span className="tablet:hidden">{narrow.format(day)}</span>
        <span className="tablet:inline hidden">{short.format(day)}</span>
      </>
    );
  };
}

function MonthTable({ months, currency }: MonthColumnsProps) {
  const t = useText();
  const format = useFormat();
  const heads = { in: 'insight.in', out: 'insight.out', fees: 'insight.fees', balance: 'kit.balance' } as const;
  const amounts = (['in', 'out', 'fees', 'balance'] as const).map((id) => ({
    id,
    header: t(heads[id]),
    align: 'end' as const,
    cell: (month: InsightMonth) => <AmountText amount={month[id]} currency={currency} />,
  }));
  return (
    <DataTable
      caption={t('insight.months')}
      columns={[
        {
          id: 'month',
          header: t('insight.month'),
          isRowHeader: true,
          cell: ({ month }) => format.date(daysOf(month).from, 'month'),
        },
        ...amounts,
      ]}
      rows={months.toReversed()}
      rowKey={({ month }) => month}
    />
  );
}
