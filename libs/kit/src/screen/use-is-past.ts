import { serverNow } from '@bank/api-client';
import { useEffect, useState } from 'react';

/** Whether an instant of the bank's clock has passed; turns true by itself. Null: it never does. */
export function useIsPast(until: string | null): boolean {
  const leftMs = () => (until === null ? Number.POSITIVE_INFINITY : Date.parse(until) - serverNow(Date.now()));
  const [, look] = useState(0);
  const left = leftMs();
  const isPast = left <= 0;
  useEffect(() => {
    if (isPast || !Number.isFinite(left)) return;
    const timer = setTimeout(() => look((times) => times + 1), Math.min(left, MAX_WAIT_MS));
    return () => clearTimeout(timer);
  });
  return isPast;
}

/** What a timer can hold (2^31 - 1 ms); longer ones fire at once. */
const MAX_WAIT_MS = 2_147_483_647;
