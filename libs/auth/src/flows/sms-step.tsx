import { Text } from '@bank/i18n';
import { SignInCode } from './sign-in-code';
import { StepHeading } from './step-heading';
import type { StepProps } from './step-props';
import { SignInNumber } from './sign-in-number';

/** A code went to the phone. Its message carries the number shown here, so that it can be told from another. */
export function SmsStep({ pending, ...outcomes }: StepProps<'sms'>) {
  const { maskedPhone, identifier } = pending;
  const phone = <b className="text-text font-semibold whitespace-nowrap">{maskedPhone}</b>;
  return (
    <SignInCode
      {...outcomes}
      pending={pending}
      resent={<Text id="auth.flow.smsResent" values={{ number: identifier }} />}
      heading={
        <>
          <StepHeading title={<Text id="auth.flow.smsTitle" />}>
            <Text id="auth.flow.smsSentTo" values={{ phone }} />
          </StepHeading>
          <SignInNumber number={identifier} label={<Text id="auth.flow.smsNumber" />} />
        </>
      }
    />
  );
}
