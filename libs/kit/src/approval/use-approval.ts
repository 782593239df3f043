import type { ApiFailure, Outcome } from '@bank/api-client';
import type { Output } from '@bank/protocol';
import type { passkeyApproveOptions } from '@bank/protocol/passkeys';
import { useRef, useState } from 'react';
import type { PasskeyProof } from '../passkeys/passkeys';
import type { PasskeyWay } from './passkey-approval';
import { useMoneyCall } from './use-money-call';
import { useUntilAnswered } from './use-until-answered';

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
  /** The confirmation carries no key: what a lost one has become is looked up. */
  isUnkeyed?: true;
  /** What has become of it by now; null when the bank does not know it. */
  lookUp(): Promise<Answer | null>;
  /** The answer in what the bank says about a confirmation that was lost; null, or without it: lookUp is asked. */
  answerIn?(outcome: Outcome): Answer | null;
  /** Refusals after which nothing waits any more, even when the bank refuses to say what it has become. */
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
  /** finding: nothing is known, and nothing may be said. over: the bank has said that the code is of no more use. */
  step: 'asking' | 'finding' | 'over';
  /** Why the last call was refused; null after the next try. */
  refusal: ApiFailure | null;
  /** The bank has said that the lost confirmation had no effect, and that it still waits: the code may be entered again. */
  hadNoEffect: boolean;
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

const isNo = ({ kind }: ApiFailure): boolean => kind === 'verify' || kind === 'denied';

/**
 * Approves one thing by a code, a phone or a passkey: once, five tries, ten minutes, and never twice (R0.20 to R0.22). Payments,
 * requests of others and changes of security are all approved by this.
 */
export function useApproval<Answer>(way: ApprovalWay<Answer>): Approval {
  const [isOver, setOver] = useState(false);
  const [hadNoEffect, setNoEffect] = useState(false);
  const { isAsking, untilAnswered } = useUntilAnswered();
  const passkeyKey = useRef('');
  const isProven = useRef(false);

  const settle = async (answer: Answer) => {
    const became = way.becameOf(answer);
    if (became === 'done') return way.onDone(answer);
    if (became !== 'over') return;
    setOver(true);
    await way.onOver?.();
  };
  const look = async () => {
    const now = await untilAnswered(() => way.lookUp());
    if (now !== null) await settle(now);
    return now;
  };
  const money = useMoneyCall<Answer>({
    form: way.form,
    wish: way.id,
    answerIn: (outcome) => way.answerIn?.(outcome) ?? null,
    onFound: async (answer) => {
      if (answer !== null) return settle(answer);
      const now = await look();
      setNoEffect(now === null || way.becameOf(now) === 'waiting');
    },
  });
  const refused = async (failure: ApiFailure) => {
    // A wrong code leaves it waiting. After any other no, what it has become is asked for instead of being read out of the sentence.
    if (failure.reason === 'codeWrong') return;
    const now = await untilAnswered(() => way.lookUp()).catch(() => null);
    if (now !== null) return settle(now);
    if (way.isEndedBy?.(failure) !== true) return;
    setOver(true);
    await way.onOver?.();
  };
  /** @param mayHaveCounted a call without a key went out: when its answer is lost, what it has become is looked up */
  const send = (make: (key: string) => Promise<void>, mayHaveCounted: () => boolean) => {
    setNoEffect(false);
    return money.send(make, async (failure) => {
      if (isNo(failure)) await refused(failure);
      else if (mayHaveCounted()) await look();
    });
  };

  const { passkey } = way;
  return {
    step: isOver ? 'over' : money.isLost || isAsking ? 'finding' : 'asking',
    refusal: money.failure,
    hadNoEffect,
    isPending: money.isPending,
    show: money.show,
    confirm: (code) =>
      send(
        async (key) => settle(await way.confirm(code, key)),
        () => way.isUnkeyed === true,
      ),
    passkey: passkey && {
      ask: () => passkey.ask(),
      prove: async (response) => {
        isProven.current = true;
        const answer = await passkey.prove(response, passkeyKey.current);
        if (answer === null) await look();
        else await settle(answer);
      },
      confirmBy: (approve) =>
        send(
          (key) => {
            passkeyKey.current = key;
            isProven.current = false;
            return approve();
          },
          () => isProven.current,
        ),
    },
    // A follow-up that gets no answer is followed by the next one.
    follow: async () => {
      const now = await way.lookUp().catch(() => null);
      if (now !== null) await settle(now);
    },
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
