import { Text } from '@bank/i18n';
import { useCountdown } from '@bank/kit';
import { Banner, Button } from '@bank/ui';
import { useState } from 'react';
import { useSignInAttempt } from '../sign-in/use-sign-in-attempt';
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
  const { isPending, run, sentence } = useSignInAttempt();
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER_S);
  const isResting = wasSent && secondsLeft > 0;

  const send = () =>
    run(async () => {
      await resendActivation(email);
      setWasSent(true);
      restart();
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
        pendingLabel={<Text id="kit.sending" />}
        disabled={isResting}
        onClick={() => void send()}
      >
        {isResting ? (
          <Text id="kit.code.resendIn" values={{ seconds: secondsLeft }} />
        ) : (
          <Text id="auth.activation.resend" />
        )}
      </Button>
    </div>
  );
}
