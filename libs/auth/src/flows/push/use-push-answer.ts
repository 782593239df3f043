import { onLoginResult } from '@bank/wrapper';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { exchangeCode, type PendingPush } from '../../sign-in/sign-in-calls';
import { isOpen, pushStateOf, type PushState } from './push-rules';
import { useSocketOfSignIn } from './use-socket-of-sign-in';

/** Polling interval without a socket. */
const ASK_EVERY_MS = 5000;

/** The current state; null for tokens. */
const answerOf = (pending: PendingPush): Promise<{ state: PushState; reason: unknown } | null> =>
  exchangeCode(pending).then(
    () => null,
    (reason: unknown) => ({ state: pushStateOf(reason), reason }),
  );

interface PushAnswer {
  state: PushState;
  /** Why the sign-in ended. */
  failure: unknown;
  /** After the phones were asked again. */
  restart(): void;
}

/**
 * Waits for the phone: the socket says when a phone has answered, and the exchange of the login code says what. Asked as well
 * when the tab is looked at again, when the app around the page says that it was answered (a hint, R1.4.7), when the time is up, and every five seconds while there is no socket.
 */
export function usePushAnswer(pending: PendingPush, isTimeUp: boolean, onSignedIn: () => void): PushAnswer {
  const [state, setState] = useState<PushState>('waiting');
  const [failure, setFailure] = useState<unknown>(null);
  const isAsking = useRef(false);
  const mustAskAgain = useRef(false);

  const ask = async () => {
    if (!isOpen(state)) return;
    // The phone may have answered after the bank read its state; no second event would come.
    mustAskAgain.current = isAsking.current;
    if (isAsking.current) return;
    isAsking.current = true;
    const now = await answerOf(pending);
    isAsking.current = false;
    if (now === null) return onSignedIn();
    setFailure(now.reason);
    setState(now.state);
    if (mustAskAgain.current && isOpen(now.state)) await ask();
  };
  const askNow = useEffectEvent(() => void ask());
  const isListening = useSocketOfSignIn(pending.temporaryToken, () => void ask());

  useEffect(() => {
    const looked = () => {
      if (document.visibilityState === 'visible') askNow();
    };
    document.addEventListener('visibilitychange', looked);
    return () => document.removeEventListener('visibilitychange', looked);
  }, []);
  useEffect(() => onLoginResult(() => askNow()), []);
  useEffect(() => {
    // The answer may have come before the socket was open, or while the connection was gone.
    if (isTimeUp || isListening) askNow();
  }, [isTimeUp, isListening]);
  const mustAsk = isOpen(state) && (!isListening || isTimeUp || state === 'offline');
  useEffect(() => {
    if (!mustAsk) return;
    // No event since the last poll, so skip this one.
    const timer = setInterval(() => !isAsking.current && askNow(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [mustAsk]);

  return {
    state,
    failure,
    restart() {
      setFailure(null);
      setState('waiting');
    },
  };
}
