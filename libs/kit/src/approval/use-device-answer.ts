import { onEvent } from '@bank/api-client';
import { useEffect, useRef } from 'react';

/** The socket says at once what the phone answered; asking this often covers an answer it missed, in ms. */
const ASK_AGAIN_AFTER_MS = 5000;

/** Asks what has become of something that waits for a phone, for as long as it waits. */
export function useDeviceAnswer(isWaiting: boolean, ask: () => Promise<void>): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isWaiting) return;
    // Whether the bank can be asked just now does not matter: it is asked again.
    const again = () => void latest.current().catch(() => undefined);
    const timer = setInterval(again, ASK_AGAIN_AFTER_MS);
    const stop = onEvent('transferChanged', again);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isWaiting]);
}
