import type { PendingSignIn } from '@bank/session';
import type { ReactNode } from 'react';
import { DirectStep } from './direct-step';
import { OtpStep } from './otp-step';
import { PushStep } from './push/push-step';
import { SmsStep } from './sms-step';
import type { StepProps } from './step-props';
import { VerifyDeviceStep } from './verify-device-step';

type Flow = PendingSignIn['authFlow'];

/** The step of each flow (R1.4.1). */
const STEPS: { [F in Flow]: (props: StepProps<F>) => ReactNode } = {
  direct: (props) => <DirectStep {...props} />,
  otp: (props) => <OtpStep {...props} />,
  sms: (props) => <SmsStep {...props} />,
  verifyDevice: (props) => <VerifyDeviceStep {...props} />,
  push: (props) => <PushStep {...props} />,
};

/** The second step of sign-in, in the place of the form. */
export function FlowStep<F extends Flow>(props: StepProps<F>) {
  const flow: F = props.pending.authFlow;
  return STEPS[flow](props);
}
