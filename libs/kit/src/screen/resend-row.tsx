import { Text, type MessageId } from '@bank/i18n';
import { Button } from '@bank/ui';

export interface ResendRowProps {
  onBack?(): void;
  onResend(): void;
  /** What is sent once more; the code unless said otherwise. */
  resend?: MessageId;
  isPending: boolean;
  /** Until it may be sent again; 0 when it may. */
  secondsLeft: number;
}

/** Under a step that waits for something that was sent: back, and sent once more after a wait that counts down. */
export function ResendRow({ onBack, onResend, resend = 'kit.code.resend', isPending, secondsLeft }: ResendRowProps) {
  return (
    <div className="quiet-row">
      {onBack && (
        <Button variant="quiet" size="small" onClick={onBack}>
          <Text id="kit.back" />
        </Button>
      )}
      <Button variant="quiet" size="small" pending={isPending} disabled={secondsLeft > 0} onClick={onResend}>
        {secondsLeft > 0 ? <Text id="kit.code.resendIn" values={{ seconds: secondsLeft }} /> : <Text id={resend} />}
      </Button>
    </div>
  );
}
