import { Text, useText } from '@bank/i18n';
import { BankForm, useExclusive } from '@bank/kit';
import { Banner, FormCodeField, FormSubmit } from '@bank/ui';
import { useState } from 'react';
import { object, regex, string } from 'zod/mini';
import { BackOrAgain } from '../flows/back-or-again';
import { StepHeading } from '../flows/step-heading';
import { useCountdown } from '../sign-in/countdown';
import { useSignInFailure } from '../sign-in/sign-in-failure';
import { checkCode, requestCode } from './password-calls';
import { useFormCall } from './use-form-call';

const CODE_LENGTH = 6;
/** How long "Send the code again" rests after a code went out. */
const RESEND_AFTER_S = 30;
const schema = object({ code: string().check(regex(/^\d{6}$/, 'incomplete')) });

interface CodeStepProps {
  email: string;
  /** Why a code that was right before is not any more. */
  refusal: unknown;
  onBack(): void;
  onRight(code: string): void;
}

/** The code that went to the mailbox proves whose it is. */
export function CodeStep({ email, refusal, onBack, onRight }: CodeStepProps) {
  const t = useText();
  const { run, sentence, fieldErrors } = useFormCall(['code']);
  const [wasResent, setWasResent] = useState(false);
  const resend = useExclusive();
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER_S);
  const refused = useSignInFailure(wasResent ? null : refusal);
  const problem = sentence ?? refused;

  const sendAgain = () =>
    resend.run(() =>
      run(async () => {
        setWasResent(false);
        await requestCode(email);
        setWasResent(true);
        restart();
      }),
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <StepHeading title={<Text id="auth.code.title" />}>
        <Text
          id="auth.password.sent"
          values={{ email: <b className="text-text font-semibold break-words">{email}</b> }}
        />
      </StepHeading>
      <BankForm
        schema={schema}
        defaults={{ code: '' }}
        errorText={() => t('auth.code.incomplete', { count: CODE_LENGTH })}
        fieldErrors={fieldErrors}
        onSubmit={({ code }) =>
          run(async () => {
            await checkCode(email, code);
            onRight(code);
          })
        }
      >
        {problem !== null && !fieldErrors && <Banner tone="danger">{problem}</Banner>}
        {wasResent && !fieldErrors && (
          <Banner tone="positive">
            <Text id="auth.code.resent" />
          </Banner>
        )}
        <FormCodeField
          name="code"
          label={t('auth.code.label')}
          length={CODE_LENGTH}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the step has taken the place of the button that was pressed: focus would be lost
          autoFocus
        />
        <FormSubmit pendingLabel={<Text id="auth.code.confirming" />}>
          <Text id="auth.code.confirm" />
        </FormSubmit>
      </BankForm>
      <BackOrAgain
        onBack={onBack}
        onAgain={() => void sendAgain()}
        isSending={resend.isPending}
        secondsLeft={secondsLeft}
      />
    </div>
  );
}
