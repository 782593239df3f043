import { serverNow } from '@bank/api-client';
import { useCountdown } from '@bank/kit';
import { Text, useFormat } from '@bank/i18n';
import { compare, subtract } from '@bank/money';
import { Banner } from '@bank/ui';
import { useEffect, useRef } from 'react';
import type { PaymentOrder } from './payment-kind';

interface HeldRateProps {
  order: PaymentOrder<unknown>;
  /** It is being sent: the bank decides whether that was in time. */
  isPaused: boolean;
  /** Asks for the rate of the moment. */
  onOver(): Promise<void>;
}

/** How long the rate is held, and what a renewed one changes (R2.4.65); nothing where no rate is used. */
export function HeldRate({ order, isPaused, onOver }: HeldRateProps) {
  return (
    <>
      <Difference order={order} />
      {order.heldUntil !== undefined && (
        <RateCountdown key={order.heldUntil} until={order.heldUntil} isPaused={isPaused} onOver={onOver} />
      )}
    </>
  );
}

function Difference({ order: { totalBefore, summary } }: Pick<HeldRateProps, 'order'>) {
  const format = useFormat();
  if (totalBefore === undefined) return null;
  const { total, debitCurrencyCode } = summary;
  const isMore = compare(total, totalBefore) > 0;
  const difference = isMore ? subtract(total, totalBefore) : subtract(totalBefore, total);
  const amount = format.amount(difference, debitCurrencyCode);
  if (compare(total, totalBefore) === 0)
    return (
      <Banner tone="info">
        <Text id="transfers.rate.same" />
      </Banner>
    );
  return (
    <Banner tone={isMore ? 'warning' : 'info'}>
      <Text id={isMore ? 'transfers.rate.more' : 'transfers.rate.less'} values={{ amount }} />
    </Banner>
  );
}

/** The seconds are for the eye alone: that the rate was renewed is told when it is. */
export function RateCountdown({ until, isPaused, onOver }: Omit<HeldRateProps, 'order'> & { until: string }) {
  const { secondsLeft } = useCountdown(Math.max(0, (Date.parse(until) - serverNow(Date.now())) / 1000));
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  const isOver = secondsLeft === 0 && !isPaused;
  useEffect(() => {
    if (isOver) void latest.current();
  }, [isOver]);
  return (
    <p className="text-muted text-sm tabular-nums" role="timer" aria-live="off">
      <Text id="transfers.rate.held" values={{ seconds: secondsLeft }} />
    </p>
  );
}
