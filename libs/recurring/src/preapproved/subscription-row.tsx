import { useFormat, useText } from '@bank/i18n';
import { AmountText, Row, RowToken, useRepeatWords } from '@bank/kit';
import type { Subscription } from '@bank/protocol/recurring';
import { ArrowLeftRight, CalendarClock, Repeat } from 'lucide-react';
import { SubscriptionState } from './subscription-state';

interface SubscriptionRowProps {
  subscription: Subscription;
  onOpen(): void;
}

/** One payment that repeats, or waits for its date; the row opens it. */
export function SubscriptionRow({ subscription, onOpen }: SubscriptionRowProps) {
  const t = useText();
  const format = useFormat();
  const repeats = useRepeatWords();
  const { type, period, endsOn, amount, currencyCode, payeeName, fromAccountName, comingOn } = subscription;
  const [next] = comingOn;
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
      badges={<SubscriptionState subscription={subscription} />}
      note={words.filter(Boolean).join(' · ')}
      aside={<AmountText amount={amount} currency={currencyCode} />}
      onPress={onOpen}
    />
  );
}
