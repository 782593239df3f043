import type { ApiFailure } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { asFailure, FailureNote, fieldMessage, needed, StepForm, type StepQuestion } from '@bank/kit';
import { paths } from '@bank/paths';
import { isMailbox } from '@bank/protocol';
import { Banner, FormEmailField } from '@bank/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { CaptchaLine } from '../captcha/captcha-line';
import { CaptchaFailed, emailExists } from '../checks/existence';

const schema = z.object({ email: needed(254).check(z.refine(isMailbox, fieldMessage('kit.field.email'))) });

interface EmailStepProps<Answers> {
  question: StepQuestion<Answers>;
  email: string;
  /** The address is free. */
  onAnswer(answer: { email: string }): void;
}

/** An address that no login has yet. Whose it is that is known already, nobody is told. */
export function EmailStep<Answers>({ question, email, onAnswer }: EmailStepProps<Answers>) {
  const t = useText();
  const [isTaken, setTaken] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ email }}
      onAnswer={async (values) => {
        setTaken(false);
        setFailure(null);
        try {
          const isFree = (await emailExists(values.email)) === 'free';
          setTaken(!isFree);
          if (isFree) onAnswer(values);
          return isFree;
        } catch (error) {
          if (!(error instanceof CaptchaFailed)) setFailure(asFailure(error));
          return false;
        }
      }}
    >
      <FormEmailField name="email" autoComplete="email" label={t('kit.email')} />
      {isTaken && (
        <Banner tone="warning" title={<Text id="onboarding.email.taken" />}>
          <Text
            id="onboarding.email.takenHelp"
            values={{
              login: (chunks) => (
                <Link to={paths.login.to()} className="font-semibold underline">
                  {chunks}
                </Link>
              ),
            }}
          />
        </Banner>
      )}
      <FailureNote failure={failure} />
      <CaptchaLine />
    </StepForm>
  );
}
