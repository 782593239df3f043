import { Text, type MessageId } from '@bank/i18n';
import { Button } from '@bank/ui';

interface BackOrAgainProps {
  onBack(): void;
  onAgain(): void;
  /** What is sent once more. */
  again?: MessageId;
  isSending: boolean;
  /** Until it may be sent again; 0 when it may. */
  secondsLeft: number;
}

/** Under a step that waits for something that was sent. */
export function BackOrAgain({ onBack, onAgain, again = 'auth.code.resend', isSending, secondsLeft }: BackOrAgainProps) {
  return (
    <div className="quiet-row">
      <Button variant="quiet" size="small" onClick={onBack}>
        <Text id="auth.code.back" />
      </Button>
      <Button variant="quiet" size="small" pending={isSending} disabled={secondsLeft > 0} onClick={onAgain}>
        {secondsLeft > 0 ? <Text id="auth.code.resendIn" values={{ seconds: secondsLeft }} /> : <Text id={again} />}
      </Button>
    </div>
  );
}
