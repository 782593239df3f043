import { call, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { passkeyApprove, passkeyApproveOptions, passkeys } from '@bank/protocol';
import { Banner, Button } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { PasskeyFailure, type PasskeyProblem } from '../passkeys/passkey-failure';
import { passkeyFailureText } from '../passkeys/passkey-failure-text';
import { provePasskey, supportsPasskeys } from '../passkeys/passkeys';
import type { Approval } from './use-approval';

interface PasskeyApprovalProps {
  trxid: string;
  confirmBy: Approval['confirmBy'];
  isPending: boolean;
  /** A passkey, and not the code, is what is being worked on. */
  isUsed: boolean;
  onUse(isUsed: boolean): void;
}

/** In place of the code, for who has a passkey; the bank binds it to the transfer as stored (decision 22). */
export function PasskeyApproval({ trxid, confirmBy, isPending, isUsed, onUse }: PasskeyApprovalProps) {
  const t = useText();
  const { data } = useQuery({ ...query(passkeys), enabled: supportsPasskeys() });
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  if (!data || data.passkeys.length === 0) return null;

  const approve = async () => {
    const { options } = await call(passkeyApproveOptions, { trxid });
    const response = await provePasskey(options).catch((reason: unknown) => {
      if (!(reason instanceof PasskeyFailure)) throw reason;
      setProblem(reason.problem);
      return null;
    });
    if (response) await call(passkeyApprove, { trxid, response });
  };
  const start = async () => {
    setProblem(null);
    onUse(true);
    await confirmBy(approve).finally(() => onUse(false));
  };
  return (
    <>
      {problem && <Banner tone="info">{passkeyFailureText(problem, t)}</Banner>}
      <Button
        variant="secondary"
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
