import { type ApiFailure, type Outcome, useIntentKey, useOutcome } from '@bank/api-client';
import { useEffect, useState } from 'react';
import { useExclusive } from '../exclusive/use-exclusive';
import { asFailure } from '../failure/as-failure';

/** `Answer` is what the bank says about the call. */
interface MoneyCallOptions<Answer> {
  /** Names the form, for the key of what it sends. */
  form: string;
  /** What is sent, as a text: another text is another intent (R0.21). */
  wish: string;
  /** A key whose call this screen made before it was loaded anew; what became of it is asked first. */
  lost?: string | null;
  /** Reads the answer to this call out of what became of it; null: the call had no effect. */
  answerIn(outcome: Outcome): Answer | null;
  /**
   * What the bank says became of a call whose answer was lost; null: it had no effect and never will. The call stays lost until this
   * is through, so that nothing is said meanwhile; what does not belong to the truth is not waited for in it.
   */
  onFound(answer: Answer | null): Promise<void> | void;
}

export interface MoneyCall {
  isPending: boolean;
  /** Why the last try failed; null after the next. */
  failure: ApiFailure | null;
  /** The answer to the last try was lost, perhaps before a reload. The bank is asked until it says what became of it (R0.20). */
  isLost: boolean;
  /**
   * Makes the call with its key, once, whatever is pressed how often.
   * @param refused told about a definite no, which is shown meanwhile
   */
  send(
    make: (idempotencyKey: string) => Promise<void>,
    refused?: (failure: ApiFailure) => Promise<void>,
  ): Promise<void>;
  /** Any other work of the same screen: one at a time with the call, its failure shown at the same place. */
  attempt(work: () => Promise<void>): Promise<void>;
  show(failure: ApiFailure | null): void;
}

/** One call that moves money, made exactly once (R0.20, R0.21). Every flow of money stands on this. */
export function useMoneyCall<Answer>({
  form,
  wish,
  lost = null,
  answerIn,
  onFound,
}: MoneyCallOptions<Answer>): MoneyCall {
  const { key, isUnknown } = useIntentKey(form, wish);
  const { isPending, run } = useExclusive();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [lostKey, setLostKey] = useState(lost);
  // Kept here, because the key is settled before its outcome is handed over.
  if (isUnknown && lostKey === null) setLostKey(key);
  const outcome = useOutcome(lostKey);

  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      setFailure(null);
      await work().catch((error: unknown) => setFailure(asFailure(error)));
    });

  useEffect(() => {
    if (!outcome) return;
    void attempt(async () => onFound(answerIn(outcome))).finally(() => setLostKey(null));
    // Once per outcome: the handlers' identity says nothing about it.
  }, [outcome]);

  return {
    isPending,
    failure,
    isLost: lostKey !== null,
    show: setFailure,
    attempt,
    send: (make, refused) =>
      attempt(() =>
        make(key).catch(async (error: unknown) => {
          const reason = asFailure(error);
          // The transport has marked the key: isLost says so.
          if (reason.kind === 'unknownOutcome') return;
          setFailure(reason);
          await refused?.(reason);
        }),
      ),
  };
}
