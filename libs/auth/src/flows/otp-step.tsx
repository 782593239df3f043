import { Text } from '@bank/i18n';
import { SignInCode } from './sign-in-code';
import { StepHeading } from './step-heading';
import type { StepProps } from './step-props';

/** A code went to the address. */
export function OtpStep({ pending, ...outcomes }: StepProps<'otp'>) {
  const address = <b className="text-text font-semibold">{pending.sentTo}</b>;
  return (
    <SignInCode
      {...outcomes}
      pending={pending}
      heading={
        <StepHeading title={<Text id="auth.code.title" />}>
          <Text id="auth.code.sentTo" values={{ address }} />
        </StepHeading>
      }
    />
  );
}
