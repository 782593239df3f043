import { useEffect, useState } from 'react';

/** Counts whole seconds down to zero from now; the end is a point in time, so a sleeping tab does not stretch it. */
export function useCountdown(seconds: number): { secondsLeft: number; restart(seconds?: number): void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return {
    secondsLeft,
    restart(again = seconds) {
      const start = Date.now();
      setNow(start);
      setEndsAt(start + again * 1000);
    },
  };
}
