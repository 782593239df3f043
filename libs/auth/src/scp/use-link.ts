import type { Output } from '@bank/protocol';
import type { scpRequest } from '@bank/protocol/auth';
import type { PendingSignIn } from '@bank/session';
import { useEffect, useState } from 'react';
import { useSocketOfSignIn } from '../flows/push/use-socket-of-sign-in';
import { useTimeLeft } from '../flows/push/use-time-left';
import { requestLink } from '../sign-in/sign-in-calls';
import { useSignInFailure } from '../sign-in/sign-in-failure';

type Link = Output<typeof scpRequest>;

/** Long past: there is no link yet that could expire. */
const NEVER = new Date(0).toISOString();

/**
 * A deep link for the phone, and its answer.
 * @param onLinked the phone has answered
 */
export function useLink(pending: PendingSignIn, onLinked: () => void) {
  const [link, setLink] = useState<Link | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const problem = useSignInFailure(failure);
  useEffect(() => {
    let isCurrent = true;
    setFailure(null);
    requestLink(pending).then(
      (received) => isCurrent && setLink(received),
      (reason: unknown) => isCurrent && setFailure(reason),
    );
    return () => {
      isCurrent = false;
    };
    // One link a round: the sign-in is the same for as long as one is here.
  }, [round]);
  const secondsLeft = useTimeLeft(link?.expiresAt ?? NEVER);
  useSocketOfSignIn(link?.temporaryToken ?? null, onLinked);
  return {
    link,
    problem,
    isExpired: link !== null && secondsLeft === 0,
    renew() {
      setLink(null);
      setRound((count) => count + 1);
    },
  };
}
