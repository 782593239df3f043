import { Text } from '@bank/i18n';
import { Button } from '@bank/ui';
import { useEffect, useState } from 'react';
import type { ApiFailure } from '@bank/api-client';
import type { SentCode } from './code-form';
import { asFailure } from '../failure/as-failure';
import { RESEND_AFTER_S } from './approval-rules';

interface ResendCodeProps {
  resend(): Promise<SentCode>;
  onResent(sent: SentCode): void;
  onFailure(failure: ApiFailure): void;
}

/** Sends the code again, after a wait that counts down; the old code stops working. */
export function ResendCode({ resend, onResent, onFailure }: ResendCodeProps) {
  const [left, setLeft] = useState(RESEND_AFTER_S);
  const [isPending, setPending] = useState(false);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  const sendAgain = async () => {
    setPending(true);
    try {
      onResent(await resend());
      setLeft(RESEND_AFTER_S);
    } catch (error) {
      onFailure(asFailure(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <Button variant="quiet" disabled={waiting} pending={isPending} onClick={() => void sendAgain()}>
      {waiting ? <Text id="kit.approval.resendIn" values={{ seconds: left }} /> : <Text id="kit.approval.resend" />}
    </Button>
  );
}
