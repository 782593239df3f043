import { isolated, intlTagOf, useFormat, useLocale } from '@bank/i18n';
import { AmountText, type Coming } from '@bank/kit';
import { VisuallyHidden } from '@bank/ui';
import { weeksOf } from './month';

interface MonthTableProps {
  /** `YYYY-MM`. */
  month: string;
  /** The bank's day, `YYYY-MM-DD`. */
  today: string;
  coming: readonly Coming[];
}

/** A Monday, from which the names of the days are counted. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The payments of a month on their days: a table, so that a screen reader reads each with its day. */
export function MonthTable({ month, today, coming }: MonthTableProps) {
  const format = useFormat();
  const tag = intlTagOf(useLocale());
  const [short, long] = (['short', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }),
  );
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{format.date(`${month}-01`, 'month')}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, n) => MONDAY + n * DAY_MS).map((ms) => (
            <th key={ms} scope="col" className="text-muted p-1.5 text-start font-normal">
              <span aria-hidden="true">{short?.format(ms)}</span>
              <VisuallyHidden>{long?.format(ms)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, n) => (
              <td key={day ?? n} className="border-line h-18 border p-1.5 align-top">
                {day !== null && (
                  <>
                    <span
                      className={
                        day === today
                          ? 'bg-accent text-on-accent inline-grid size-6 place-items-center rounded-full font-semibold'
                          : 'text-muted inline-grid size-6 place-items-center'
                      }
                      aria-current={day === today ? 'date' : undefined}
                    >
                      {Number(day.slice(8))}
                    </span>
                    <Payments coming={coming.filter((one) => one.day === day)} />
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Payments({ coming }: Pick<MonthTableProps, 'coming'>) {
  if (coming.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-1">
      {coming.map(({ subscription: { id, payeeName, amount, currencyCode } }) => (
        <li key={id} className="bg-accent-soft rounded-sm px-1.5 py-0.5">
          <span className="block truncate" title={payeeName}>
            {isolated(payeeName)}
          </span>
          <AmountText amount={amount} currency={currencyCode} />
        </li>
      ))}
    </ul>
  );
}
