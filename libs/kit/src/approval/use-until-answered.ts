import { ApiFailure, untilAdmitted, type FailureKind } from '@bank/api-client';
import { useEffect, useRef, useState } from 'react';
import { asFailure } from '../failure/as-failure';

/** The time between two asks, in ms: twelve in a minute (R0.20). */
const ASK_AGAIN_AFTER_MS = 5000;

const ANSWERS: ReadonlySet<FailureKind> = new Set(['verify', 'denied', 'closed', 'sessionExpired']);

/** Whether the bank itself has said so; what has no code of its catalogue may come from what stands before it. */
const isAnswer = ({ kind, code }: ApiFailure): boolean =>
  ANSWERS.has(kind) || (kind === 'invalid' && code !== undefined);

interface UntilAnswered {
  /** The first ask got no answer, and the next ones are under way. */
  isAsking: boolean;
  /**
   * Asks until the bank answers, or until the screen is gone.
   * @throws ApiFailure the bank's own no; after the screen is gone any failure
   */
  untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

/** Asks what has become of something, for as long as it takes. Nothing may be said about it meanwhile (R0.20). */
export function useUntilAnswered(): UntilAnswered {
  const [isAsking, setAsking] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return {
    isAsking,
    async untilAnswered(ask) {
      try {
        for (;;) {
          try {
            return await ask();
          } catch (error) {
            if (isAnswer(asFailure(error)) || isGone.current) throw error;
          }
          setAsking(true);
          await new Promise((resume) => setTimeout(resume, ASK_AGAIN_AFTER_MS));
          // What the minute has no room for waits for the return of the bank, which its probes find (R0.59).
          await untilAdmitted();
          if (isGone.current) throw new ApiFailure('network');
        }
      } finally {
        setAsking(false);
      }
    },
  };
}
