import { Text, useText } from '@bank/i18n';
import { Banner, Button, Spinner } from '@bank/ui';
import { useEffect, useRef, useState } from 'react';
import { exchangeCode } from '../sign-in/sign-in-calls';
import { useSignInFailure } from '../sign-in/sign-in-failure';
import { FlowOver, isOver } from './flow-over';
import { StepHeading } from './step-heading';
import type { StepProps } from './step-props';

/** Nothing more is asked: the code is exchanged at once. What is seen is the wait, or why it did not work. */
export function DirectStep({ pending, onBack, onSignedIn }: StepProps<'direct'>) {
  const t = useText();
  const [failure, setFailure] = useState<unknown>(null);
  const sentence = useSignInFailure(failure);
  const isUsed = useRef(false);
  const exchange = () => {
    setFailure(null);
    exchangeCode(pending).then(onSignedIn, setFailure);
  };
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
      <StepHeading title={<Text id="auth.flow.directFailed" />} />
      <Banner tone="danger">{sentence}</Banner>
      <Button wide onClick={exchange}>
        <Text id="auth.flow.tryAgain" />
      </Button>
      <Button variant="quiet" size="small" onClick={onBack}>
        <Text id="auth.code.back" />
      </Button>
    </div>
  );
}
