import { Text } from '@bank/i18n';
import { useExclusive } from '@bank/kit';
import { Banner, Button } from '@bank/ui';
import { useState } from 'react';
import { useCountdown } from '../sign-in/countdown';
import { useSignInFailure } from '../sign-in/sign-in-failure';
import { resendActivation } from './activation-calls';

/** How long the button rests after a letter went out. */
const RESEND_AFTER_S = 30;

interface ResendButtonProps {
  email: string;
  /** A letter is on its way already. */
  isSent?: boolean;
  /** Nothing else on the screen is to be done first. */
  isMain?: boolean;
}

/** Sends another activation link. Whether the address has anything to activate stays between its owner and the bank. */
export function ResendButton({ email, isSent = false, isMain = false }: ResendButtonProps) {
  const [wasSent, setWasSent] = useState(isSent);
  const [failure, setFailure] = useState<unknown>(null);
  const sentence = useSignInFailure(failure);
  const { isPending, run } = useExclusive();
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER_S);
  const isResting = wasSent && secondsLeft > 0;

  const send = () =>
    run(async () => {
      setFailure(null);
      try {
        await resendActivation(email);
        setWasSent(true);
        restart();
      } catch (reason) {
        setFailure(reason);
      }
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      {sentence !== null && <Banner tone="danger">{sentence}</Banner>}
      {wasSent && sentence === null && (
        <Banner tone="positive">
          <Text id="auth.activation.resent" values={{ email: <b className="break-words">{email}</b> }} />
        </Banner>
      )}
      <Button
        variant={isMain && !wasSent ? 'primary' : 'secondary'}
        wide
        pending={isPending}
        pendingLabel={<Text id="auth.activation.resending" />}
        disabled={isResting}
        onClick={() => void send()}
      >
        {isResting ? (
          <Text id="auth.code.resendIn" values={{ seconds: secondsLeft }} />
        ) : (
          <Text id="auth.activation.resend" />
        )}
      </Button>
    </div>
  );
}
