import { Text } from '@bank/i18n';
import { Banner, Button } from '@bank/ui';
import { StepHeading } from '../step-heading';

/** The user declined on the phone. Asking again would only teach users to say yes. */
export function PushDeclined({ onBack }: { onBack(): void }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <StepHeading takesFocus title={<Text id="auth.flow.pushDeclined" />} />
      <Banner tone="danger">
        <Text id="auth.flow.pushDeclinedBody" />
      </Banner>
      <Button wide onClick={onBack}>
        <Text id="kit.startAgain" />
      </Button>
    </div>
  );
}

interface PushExpiredProps {
  /** Why the phones could not be asked again. */
  refused: string | null;
  isPending: boolean;
  onResend(): void;
  onBack(): void;
}

/** No phone answered in time. */
export function PushExpired({ refused, isPending, onResend, onBack }: PushExpiredProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <StepHeading takesFocus title={<Text id="auth.flow.pushExpired" />} />
      <Banner tone="warning">
        <Text id="auth.flow.pushExpiredBody" />
      </Banner>
      {refused !== null && <Banner tone="danger">{refused}</Banner>}
      <Button wide pending={isPending} onClick={onResend}>
        <Text id="auth.flow.pushResend" />
      </Button>
      <Button variant="quiet" size="small" onClick={onBack}>
        <Text id="kit.startAgain" />
      </Button>
    </div>
  );
}
