import { serverNow } from '@bank/api-client';
import { useEffect, useState } from 'react';

/** Whole seconds until an instant of the bank's clock; 0 once it has passed. */
export function useTimeLeft(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - serverNow(Date.now())) / 1000));
  const [, tick] = useState(0);
  const secondsLeft = left();
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver, until]);
  return secondsLeft;
}

/** Minutes and seconds, as on a clock: 4:05. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
