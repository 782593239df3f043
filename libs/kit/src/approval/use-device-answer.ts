import { onEvent, useAvailability } from '@bank/api-client';
import { useEffect, useRef } from 'react';

/** The socket says at once what the phone answered; asking this often covers an answer it missed, in ms. */
const ASK_AGAIN_AFTER_MS = 5000;

/** Asks what has become of something that waits for a phone, for as long as it waits; not while the bank is away (R0.59). */
export function useDeviceAnswer(isWaiting: boolean, ask: () => Promise<void>): void {
  const { state } = useAvailability();
  const latest = useRef({ ask, isThere: true });
  useEffect(() => {
    latest.current = { ask, isThere: state === 'ok' };
  });
  useEffect(() => {
    if (!isWaiting) return;
    // What this ask does not find out, the next one does.
    const again = () => void latest.current.ask().catch(() => undefined);
    const timer = setInterval(() => latest.current.isThere && again(), ASK_AGAIN_AFTER_MS);
    const stop = onEvent('transferChanged', again);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isWaiting]);
}
