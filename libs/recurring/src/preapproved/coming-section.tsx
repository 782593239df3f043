import { serverNow } from '@bank/api-client';
import { useFormat, useText } from '@bank/i18n';
import { AmountText, type Coming, comingOf, Row, Rows, Section } from '@bank/kit';
import type { Subscription } from '@bank/protocol/recurring';
import { atLeast, breakpoints, IconButton, useMedia } from '@bank/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { monthBeside } from './month';
import { MonthTable } from './month-table';

/** How many of the payments that are coming a list shows. */
const SHOWN = 8;

interface ComingSectionProps {
  subscriptions: readonly Subscription[];
  onOpen(subscription: Subscription): void;
}

/** The next payments: a calendar where there is room for one, else a list by day (R2.7.156). */
export function ComingSection({ subscriptions, onOpen }: ComingSectionProps) {
  const isWide = useMedia(atLeast(breakpoints.tablet));
  const coming = comingOf(subscriptions);
  if (coming.length === 0) return null;
  return isWide ? <ComingCalendar coming={coming} /> : <ComingRows coming={coming.slice(0, SHOWN)} onOpen={onOpen} />;
}

interface ComingProps {
  /** At least one, the first one first. */
  coming: readonly Coming[];
}

function ComingRows({ coming, onOpen }: ComingProps & Pick<ComingSectionProps, 'onOpen'>) {
  const format = useFormat();
  return (
    <Section title="recurring.coming">
      <Rows>
        {coming.map(({ day, subscription }) => (
          <Row
            key={`${subscription.id} ${day}`}
            title={subscription.payeeName}
            note={format.date(day, 'weekday')}
            aside={<AmountText amount={subscription.amount} currency={subscription.currencyCode} />}
            onPress={() => onOpen(subscription)}
          />
        ))}
      </Rows>
    </Section>
  );
}

/** Begins with the month of the next payment; goes from this month to that of the last one. */
function ComingCalendar({ coming }: ComingProps) {
  const t = useText();
  const format = useFormat();
  const [today] = useState(() => new Date(serverNow(Date.now())).toISOString().slice(0, 10));
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? (coming[0]?.day ?? today).slice(0, 7);
  const last = (coming.at(-1)?.day ?? today).slice(0, 7);
  return (
    <Section
      title="recurring.coming"
      action={
        <div className="flex items-center">
          <IconButton
            label={t('recurring.monthBefore')}
            icon={<ChevronLeft className="size-5" />}
            disabled={month <= today.slice(0, 7)}
            onClick={() => setChosen(monthBeside(month, -1))}
          />
          <span aria-live="polite" className="min-w-36 text-center font-medium">
            {format.date(`${month}-01`, 'month')}
          </span>
          <IconButton
            label={t('recurring.monthAfter')}
            icon={<ChevronRight className="size-5" />}
            disabled={month >= last}
            onClick={() => setChosen(monthBeside(month, 1))}
          />
        </div>
      }
    >
      <MonthTable month={month} today={today} coming={coming} />
    </Section>
  );
}
