import { useFormat, useText, type MessageId } from '@bank/i18n';
import { AmountText, Row, RowToken, useRepeatWords } from '@bank/kit';
import type { Subscription } from '@bank/protocol/recurring';
import { StatusChip, type Tone } from '@bank/ui';
import {
  ArrowLeftRight,
  Ban,
  CalendarClock,
  Check,
  ChevronRight,
  Clock,
  type LucideIcon,
  Repeat,
  X,
} from 'lucide-react';

interface SubscriptionRowProps {
  subscription: Subscription;
  onCancel(): void;
}

interface State {
  label: MessageId;
  tone: Tone;
  icon: LucideIcon;
}

/** What a row says of its state; nothing while all goes its way. */
const STATES: Readonly<Record<Subscription['status'], State | null>> = {
  waiting: { label: 'recurring.waiting', tone: 'warning', icon: Clock },
  active: null,
  ended: { label: 'recurring.ended', tone: 'neutral', icon: Check },
  cancelled: { label: 'recurring.cancelled', tone: 'neutral', icon: X },
  stopped: { label: 'recurring.stopped', tone: 'danger', icon: Ban },
};
const SHORT: State = { label: 'recurring.short', tone: 'warning', icon: Clock };

function StateChip({ label, tone, icon: Icon }: State) {
  const t = useText();
  return (
    <StatusChip tone={tone} icon={<Icon />}>
      {t(label)}
    </StatusChip>
  );
}

/** One payment that repeats, or waits for its date; the row cancels it where that is allowed. */
export function SubscriptionRow({ subscription, onCancel }: SubscriptionRowProps) {
  const t = useText();
  const format = useFormat();
  const repeats = useRepeatWords();
  const {
    type,
    status,
    period,
    endsOn,
    amount,
    currencyCode,
    payeeName,
    fromAccountName,
    comingOn,
    isShort,
    mayCancel,
  } = subscription;
  const [next] = comingOn;
  const state = isShort ? SHORT : STATES[status];
  const words = [
    period === null ? t('kit.repeat.once') : repeats({ period, endsOn }),
    next === undefined ? '' : t('recurring.next', { day: format.date(next, 'day') }),
    t('recurring.from', { account: fromAccountName }),
  ];
  return (
    <Row
      token={
        <RowToken>{period === null ? <CalendarClock /> : type === 'P2P' ? <Repeat /> : <ArrowLeftRight />}</RowToken>
      }
      title={payeeName}
      badges={state && <StateChip {...state} />}
      note={words.filter(Boolean).join(' · ')}
      aside={
        <>
          <AmountText amount={amount} currency={currencyCode} />
          {mayCancel && <ChevronRight className="text-muted size-5" aria-hidden="true" />}
        </>
      }
      label={mayCancel ? t('recurring.cancelThis', { payee: payeeName }) : undefined}
      onPress={mayCancel ? onCancel : undefined}
    />
  );
}
