import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { type Output } from '@bank/protocol';
import { type passkeyApproveOptions, passkeys } from '@bank/protocol/passkeys';
import { Banner, Button } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PasskeyFailure, type PasskeyProblem } from '../passkeys/passkey-failure';
import { passkeyFailureText } from '../passkeys/passkey-failure-text';
import { type PasskeyProof, provePasskey, supportsPasskeys } from '../passkeys/passkeys';

/** What a passkey approves, and how the bank is asked. */
export interface PasskeyWay {
  /** Asks for the challenge of exactly what is approved. */
  ask(): Promise<Output<typeof passkeyApproveOptions>>;
  /** Approves with what the passkey answered. */
  prove(response: PasskeyProof): Promise<void>;
  /** Runs all of it, from the challenge to the answer, one at a time with the code; its failure is shown where the code's is. */
  confirmBy(approve: () => Promise<void>): Promise<void>;
}

export interface PasskeyApprovalProps extends PasskeyWay {
  isPending: boolean;
  /** A passkey, and not the code, is what is being worked on; true where there is no code. */
  isUsed?: boolean;
  onUse?(isUsed: boolean): void;
  /** The customer has just chosen it: it is asked for without another press, and is the main button after that. */
  isFirst?: boolean;
}

/** How many passkeys the customer has that this browser could ask for; undefined while the bank has not said so. */
export function usePasskeyCount(): number | undefined {
  const isSupported = supportsPasskeys();
  const { data, error } = useQuery({ ...query(passkeys, undefined, { lazy: true }), enabled: isSupported });
  return isSupported && !error ? data?.passkeys.length : 0;
}

/** A passkey instead of the code or the phone. The bank binds it to the stored payment (R0.22). */
export function PasskeyApproval(props: PasskeyApprovalProps) {
  const { ask, prove, confirmBy, isPending, isUsed = true, onUse, isFirst = false } = props;
  const t = useText();
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const approve = async () => {
    const { options } = await ask();
    const response = await provePasskey(options).catch((reason: unknown) => {
      if (!(reason instanceof PasskeyFailure)) throw reason;
      setProblem(reason.problem);
      return null;
    });
    if (response) await prove(response);
  };
  const start = async () => {
    setProblem(null);
    onUse?.(true);
    await confirmBy(approve).finally(() => onUse?.(false));
  };
  const wasStarted = useRef(false);
  useEffect(() => {
    if (!isFirst || wasStarted.current) return;
    wasStarted.current = true;
    void start();
  });
  return (
    <>
      {problem && <Banner tone="info">{passkeyFailureText(problem, t)}</Banner>}
      <Button
        variant={isFirst ? 'primary' : 'quiet'}
        className={isFirst ? undefined : 'justify-self-start'}
        icon={<KeyRound className="size-5" />}
        pending={isPending && isUsed}
        pendingLabel={t('kit.approval.usingPasskey')}
        disabled={isPending && !isUsed}
        onClick={() => void start()}
      >
        <Text id="kit.approval.usePasskey" />
      </Button>
    </>
  );
}
