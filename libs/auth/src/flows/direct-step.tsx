import { Text, useText } from '@bank/i18n';
import { Banner, Button, Spinner } from '@bank/ui';
import { useEffect, useRef } from 'react';
import { exchangeCode } from '../sign-in/sign-in-calls';
import { useSignInAttempt } from '../sign-in/use-sign-in-attempt';
import { FlowOver, isOver } from './flow-over';
import { StepHeading } from './step-heading';
import type { StepProps } from './step-props';

/** Exchanges the code at once. The user sees the wait, or the failure. */
export function DirectStep({ pending, onBack, onSignedIn }: StepProps<'direct'>) {
  const t = useText();
  const { run, failure, sentence } = useSignInAttempt();
  const isUsed = useRef(false);
  const exchange = () => void run(() => exchangeCode(pending).then(onSignedIn));
  useEffect(() => {
    // A code works once: the second run of an effect in development must not use it again.
    if (isUsed.current) return;
    isUsed.current = true;
    exchange();
  });

  if (isOver(failure)) return <FlowOver failure={failure} onBack={onBack} />;
  if (sentence === null) return <Spinner label={t('auth.flow.working')} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <StepHeading takesFocus title={<Text id="auth.flow.directFailed" />} />
      <Banner tone="danger">{sentence}</Banner>
      <Button wide onClick={exchange}>
        <Text id="kit.tryAgain" />
      </Button>
      <Button variant="quiet" size="small" onClick={onBack}>
        <Text id="kit.back" />
      </Button>
    </div>
  );
}
