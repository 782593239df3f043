import { Text, useFormat } from '@bank/i18n';
import { useEffect, useState } from 'react';

/**
 * When the bank is asked again, counted down: "in 5 seconds". Screen readers are not told every second; the sentence beside it says
 * to them that the client keeps trying.
 * @param at ms since 1970
 */
export function RetryIn({ at }: { at: number }) {
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= at;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  // The last second is the one before it, never "now": the answer takes its time, too.
  const left = Math.max(1000, Math.ceil((at - now) / 1000) * 1000);
  return (
    <span aria-hidden="true">
      <Text id="shell.away.retryIn" values={{ when: format.relative(new Date(now + left).toISOString(), now) }} />
    </span>
  );
}
