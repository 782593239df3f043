import { isNegative } from '@bank/money';
import type { Formats, TextOf } from '@bank/i18n';
import { Money } from '@bank/ui';
import type { CurrencySum } from './day-groups';
import type { ListWords } from './list-words';

export interface DayHeadingProps {
  /** `YYYY-MM-DD`, the reader's. */
  day: string;
  /** The reader's present day. */
  today: string;
  sums: readonly CurrencySum[];
  words: ListWords;
  /** 3 unless the list has no heading of its own. */
  level?: 2 | 3;
}

/** The heading of a day's rows: "Today · Sunday 22 November" and what the day added up to, a figure a currency. */
export function DayHeading({ day, today, sums, words, level = 3 }: DayHeadingProps) {
  const Heading = `h${level}` as const;
  const { word, date } = dayName(day, today, words);
  return (
    <div className="day-heading">
      <Heading className="day-name">
        <b>{word ?? date}</b>
        {word !== null && after(date)}
      </Heading>
      {!words.isHidden && (
        <span className="day-sums">
          {sums.map(({ currencyCode, amount }) => (
            <Money
              key={currencyCode}
              parts={words.format.amountParts(amount, currencyCode)}
              plus={!isNegative(amount)}
              tone="muted"
            />
          ))}
        </span>
      )}
    </div>
  );
}

const after = (date: string) => ` · ${date}`;

/** A day as a heading says it: a word for today and yesterday, and the date, with its year where that is not the present one. */
export function dayName(
  day: string,
  today: string,
  { t, format }: { t: TextOf; format: Formats },
): { word: string | null; date: string } {
  const date = format.date(day, day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'weekdayYear');
  if (day === today) return { word: t('kit.day.today'), date };
  return { word: day === dayBefore(today) ? t('kit.day.yesterday') : null, date };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
