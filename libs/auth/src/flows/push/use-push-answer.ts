import { onLoginResult } from '@bank/wrapper';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { exchangeCode, type PendingPush } from '../../sign-in/sign-in-calls';
import { isOpen, pushStateOf, type PushState } from './push-rules';
import { useSocketOfSignIn } from './use-socket-of-sign-in';

/** How often the bank is asked while no socket tells us. */
const ASK_EVERY_MS = 5000;

interface PushAnswer {
  state: PushState;
  /** Why it is over. */
  failure: unknown;
  /** After the phones were asked again. */
  restart(): void;
}

/**
 * Waits for the phone: the socket says when somebody has answered, and the exchange of the login code says what. Asked as well
 * when the tab is looked at again, when the app around the page says that it was answered (a hint, spec 1 §4), when the time is up, and every five seconds while there is no socket.
 */
export function usePushAnswer(pending: PendingPush, isTimeUp: boolean, onSignedIn: () => void): PushAnswer {
  const [state, setState] = useState<PushState>('waiting');
  const [failure, setFailure] = useState<unknown>(null);
  const isAsking = useRef(false);

  const ask = async () => {
    if (isAsking.current || !isOpen(state)) return;
    isAsking.current = true;
    try {
      await exchangeCode(pending);
      onSignedIn();
    } catch (reason) {
      setFailure(reason);
      setState(pushStateOf(reason));
    } finally {
      isAsking.current = false;
    }
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
    // The answer may have come before anybody listened, or while the connection was gone.
    if (isTimeUp || isListening) askNow();
  }, [isTimeUp, isListening]);
  const mustAsk = isOpen(state) && (!isListening || isTimeUp || state === 'offline');
  useEffect(() => {
    if (!mustAsk) return;
    const timer = setInterval(() => askNow(), ASK_EVERY_MS);
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
