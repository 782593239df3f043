import { Text, useText } from '@bank/i18n';
import { Checkbox, SummaryList } from '@bank/ui';
import { useState } from 'react';
import { SignInCode } from './sign-in-code';
import { StepHeading } from './step-heading';
import type { StepProps } from './step-props';

/** An unknown browser: the step shows what the bank sees, and asks for the code from the e-mail. */
export function VerifyDeviceStep({ pending, ...outcomes }: StepProps<'verifyDevice'>) {
  const t = useText();
  const [remember, setRemember] = useState(false);
  const { device, sentTo } = pending;
  const seen = [
    { id: 'browser', label: t('auth.flow.deviceBrowser'), value: device.name },
    { id: 'place', label: t('auth.flow.devicePlace'), value: device.location ?? t('auth.flow.placeUnknown') },
  ];
  return (
    <SignInCode
      {...outcomes}
      pending={pending}
      remember={remember}
      heading={
        <>
          <StepHeading title={<Text id="auth.flow.deviceTitle" />}>
            <Text
              id="auth.flow.deviceSentTo"
              values={{ address: <b className="text-text font-semibold">{sentTo}</b> }}
            />
          </StepHeading>
          <SummaryList items={seen} />
        </>
      }
    >
      <Checkbox
        name="remember"
        label={t('auth.flow.remember')}
        description={t('auth.flow.rememberHelp')}
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
    </SignInCode>
  );
}
