import { Text } from '@bank/i18n';
import { Banner, Button } from '@bank/ui';
import { isApiFailure, type SignInRefusal } from '../sign-in/api-failure';
import { useSignInFailure } from '../sign-in/sign-in-failure';
import { StepHeading } from './step-heading';

/** After these words of the bank a sign-in cannot go on: it has to be started again. */
const OVER: ReadonlySet<string | undefined> = new Set<SignInRefusal>([
  'signInExpired',
  'codeUsedUp',
  'codesClosed',
  'deviceRequired',
]);

export const isOver = (failure: unknown): boolean => isApiFailure(failure) && OVER.has(failure.reason);

/** A sign-in that has ended without a session, in the bank's own words. */
export function FlowOver({ failure, onBack }: { failure: unknown; onBack(): void }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <StepHeading takesFocus title={<Text id="auth.flow.overTitle" />} />
      <Banner tone="danger">{useSignInFailure(failure)}</Banner>
      <Button wide onClick={onBack}>
        <Text id="kit.startAgain" />
      </Button>
    </div>
  );
}
