import { followSignIn } from '@bank/api-client/sign-in-socket';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Follows a sign-in that waits for a phone, for as long as it is on screen.
 * @param onAnswer polls the bank; called when a phone may have answered
 * @returns whether the socket tells us; otherwise one has to ask
 */
export function useSocketOfSignIn(temporaryToken: string | null, onAnswer: () => void): boolean {
  const [isListening, setListening] = useState(false);
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    if (temporaryToken === null) return;
    const socket = followSignIn(temporaryToken, { onAnswer: () => answered(), onListening: setListening });
    return () => {
      setListening(false);
      socket.close();
    };
  }, [temporaryToken]);
  return isListening;
}
