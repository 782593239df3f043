import { Text, useText } from '@bank/i18n';
import { ResendRow, useCountdown } from '@bank/kit';
import { Banner, QrCode } from '@bank/ui';
import { useState } from 'react';
import { OpenApp } from '../../app-link/open-app';
import { askPhonesAgain } from '../../sign-in/sign-in-calls';
import { useSignInAttempt } from '../../sign-in/use-sign-in-attempt';
import { FlowOver } from '../flow-over';
import { SignInNumber } from '../sign-in-number';
import { StepHeading } from '../step-heading';
import type { StepProps } from '../step-props';
import { PushDevices } from './push-devices';
import { PushDeclined, PushExpired } from './push-endings';
import { usePushAnswer } from './use-push-answer';
import { clockText, useTimeLeft } from './use-time-left';

/** Pause of "Send again" after a push. */
const RESEND_AFTER_S = 30;

/** Waits for the phone; page and phone show the same number. */
export function PushStep({ pending, onBack, onSignedIn }: StepProps<'push'>) {
  const t = useText();
  const secondsLeft = useTimeLeft(pending.expiresAt);
  const { state, failure, restart } = usePushAnswer(pending, secondsLeft === 0, onSignedIn);
  const countdown = useCountdown(RESEND_AFTER_S);
  const asking = useSignInAttempt();
  const [wasResent, setWasResent] = useState(false);

  const resend = () =>
    void asking.run(async () => {
      await askPhonesAgain(pending);
      restart();
      setWasResent(true);
      countdown.restart();
    });

  if (state === 'over') return <FlowOver failure={failure} onBack={onBack} />;
  if (state === 'declined') return <PushDeclined onBack={onBack} />;
  if (state === 'expired') {
    return <PushExpired refused={asking.sentence} isPending={asking.isPending} onResend={resend} onBack={onBack} />;
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <StepHeading takesFocus title={<Text id="auth.flow.pushTitle" />}>
        <Text id="auth.flow.pushBody" />
      </StepHeading>
      <SignInNumber number={pending.number} label={<Text id="auth.flow.pushNumber" />} />
      <OpenApp link={pending.deeplink} className="tablet:hidden" />
      <PushDevices devices={pending.devices} />
      <div className="tablet:flex border-line hidden items-center gap-4 border-t pt-5">
        <QrCode value={pending.deeplink} label={t('auth.flow.qr')} className="w-32 shrink-0" />
        <p className="text-muted text-sm">
          <Text id="auth.flow.pushQr" />
        </p>
      </div>
      {state === 'offline' && (
        <Banner tone="warning">
          <Text id="auth.flow.offline" />
        </Banner>
      )}
      {wasResent && (
        <Banner tone="positive">
          <Text id="auth.flow.pushResent" />
        </Banner>
      )}
      {asking.sentence !== null && <Banner tone="danger">{asking.sentence}</Banner>}
      <p className="text-muted flex items-center justify-between gap-4 text-sm">
        <Text id="kit.waitingForPhone" />
        <span role="timer" aria-label={t('auth.flow.timeLeft')} className="tabular-nums">
          {clockText(secondsLeft)}
        </span>
      </p>
      <ResendRow
        onBack={onBack}
        onResend={resend}
        resend="auth.flow.pushResend"
        isPending={asking.isPending}
        secondsLeft={countdown.secondsLeft}
      />
    </div>
  );
}
