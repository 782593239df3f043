import type { ApiFailure } from '@bank/api-client';
import type { Output } from '@bank/protocol';
import type { passkeyApproveOptions } from '@bank/protocol/passkeys';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { useRef, useState } from 'react';
import type { PasskeyProof } from '../passkeys/passkeys';
import type { PasskeyWay } from './passkey-approval';
import { useMoneyCall } from './use-money-call';

/** What something that was to be approved has become. over: the code or the phone can no longer approve it. */
export type Became = 'waiting' | 'done' | 'over';

/** What is approved, and which calls do it. `Answer` is what the bank says about it. */
export interface ApprovalWay<Answer> {
  /** Names the form, for the keys of its calls. */
  form: string;
  /** Names what is approved: another has another key. */
  id: string;
  becameOf(answer: Answer): Became;
  /** Gives the code. */
  confirm(code: string, idempotencyKey: string): Promise<Answer>;
  /** What has become of it by now; null when the bank does not know it. */
  lookUp(): Promise<Answer | null>;
  /** The answer in what the bank says about a confirmation that was lost; without it lookUp is asked. */
  answerIn?(payment: CreatedPayment): Answer;
  /** Refusals after which nothing waits any more, even when the bank does not say what it has become. */
  isEndedBy?(refusal: ApiFailure): boolean;
  passkey?: {
    /** Asks for the challenge of exactly what is approved (R0.22). */
    ask(): Promise<Output<typeof passkeyApproveOptions>>;
    prove(response: PasskeyProof, idempotencyKey: string): Promise<Answer | null>;
  };
  /** Gives it up, so that nothing stays on hold. */
  giveUp?(): Promise<Answer>;
  /** It is done, as the answer says. */
  onDone(answer: Answer): Promise<void> | void;
  /** It can no longer be approved; told before the person has read so. */
  onOver?(): Promise<void> | void;
  /** It was given up, and nothing is on hold. */
  onGivenUp?(): void;
}

export interface Approval {
  /** over: no money has moved, and the code is of no more use. */
  step: 'asking' | 'finding' | 'over';
  /** Why the last call was refused; null after the next try. */
  refusal: ApiFailure | null;
  /** The bank did not get the code: it may be entered again. */
  wasLost: boolean;
  isPending: boolean;
  confirm(code: string): Promise<void>;
  /** Approves by a passkey in place of the code; undefined where there is no such way. */
  passkey?: PasskeyWay;
  /** Asks what has become of it, as after an event. */
  follow(): Promise<void>;
  /** Gives it up, unless it has turned out to be done. */
  giveUp(): Promise<void>;
  show(failure: ApiFailure | null): void;
}

/**
 * Approves one thing by a code, a phone or a passkey: once, five tries, ten minutes, and never twice (R0.20 to R0.22). Payments,
 * requests of others and changes of security are all approved by this.
 */
export function useApproval<Answer>(way: ApprovalWay<Answer>): Approval {
  const [isOver, setOver] = useState(false);
  const [wasLost, setLost] = useState(false);
  const passkeyKey = useRef('');

  const settle = async (answer: Answer) => {
    const became = way.becameOf(answer);
    if (became === 'done') return way.onDone(answer);
    if (became !== 'over') return;
    setOver(true);
    await way.onOver?.();
  };
  const look = async () => {
    const now = await way.lookUp();
    if (now !== null) await settle(now);
  };
  const money = useMoneyCall({
    form: way.form,
    wish: way.id,
    onFound: async (payment) => {
      setLost(true);
      if (payment && way.answerIn) await settle(way.answerIn(payment));
      else await look();
    },
  });
  // Wrong codes, the time, or a decision elsewhere end what waits. The bank's sentence is shown, and what it has become is asked for
  // instead of being read out of that sentence.
  const refused = async (failure: ApiFailure) => {
    if (failure.kind !== 'verify' && failure.kind !== 'denied') return;
    const now = await way.lookUp().catch(() => null);
    if (now !== null) return settle(now);
    if (way.isEndedBy?.(failure) !== true) return;
    setOver(true);
    await way.onOver?.();
  };
  const send = (make: (key: string) => Promise<void>, onRefused = refused) => {
    setLost(false);
    return money.send(make, onRefused);
  };

  const { passkey } = way;
  return {
    step: isOver ? 'over' : money.isLost ? 'finding' : 'asking',
    refusal: money.failure,
    wasLost,
    isPending: money.isPending,
    show: money.show,
    confirm: (code) => send(async (key) => settle(await way.confirm(code, key))),
    passkey: passkey && {
      ask: () => passkey.ask(),
      prove: async (response) => {
        const answer = await passkey.prove(response, passkeyKey.current);
        if (answer === null) await look();
        else await settle(answer);
      },
      confirmBy: (approve) =>
        send(
          (key) => {
            passkeyKey.current = key;
            return approve();
          },
          // Such a call may carry no key, and its answer may be lost: what counts is what has become of it.
          (failure) => (failure.kind === 'verify' || failure.kind === 'denied' ? refused(failure) : look()),
        ),
    },
    follow: () => look().catch(() => undefined),
    giveUp: () =>
      money.attempt(async () => {
        const answer = await way.giveUp?.();
        if (answer === undefined) return;
        // The code may have been accepted in another tab in the meantime: then it is too late to give up.
        if (way.becameOf(answer) !== 'over') return settle(answer);
        await way.onOver?.();
        way.onGivenUp?.();
      }),
  };
}
