import { call } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { resendSmsForTransfer, type Output } from '@bank/protocol';
import { Button } from '@bank/ui';
import { useEffect, useState } from 'react';
import type { ApiFailure } from '@bank/api-client';
import { asFailure } from '../failure/as-failure';
import { RESEND_AFTER_S } from './approval-rules';

interface ResendCodeProps {
  trxid: string;
  onResent(sent: Output<typeof resendSmsForTransfer>): void;
  onFailure(failure: ApiFailure): void;
}

/** Sends the code again, after a wait that counts down; the old code stops working. */
export function ResendCode({ trxid, onResent, onFailure }: ResendCodeProps) {
  const [left, setLeft] = useState(RESEND_AFTER_S);
  const [isPending, setPending] = useState(false);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  const resend = async () => {
    setPending(true);
    try {
      onResent(await call(resendSmsForTransfer, { trxid }));
      setLeft(RESEND_AFTER_S);
    } catch (error) {
      onFailure(asFailure(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <Button variant="quiet" disabled={waiting} pending={isPending} onClick={() => void resend()}>
      {waiting ? <Text id="kit.approval.resendIn" values={{ seconds: left }} /> : <Text id="kit.approval.resend" />}
    </Button>
  );
}
