import { Text } from '@bank/i18n';
import { StepForm } from '@bank/kit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { object } from 'zod/mini';
import { toForm } from '../to-form';
import type { Step } from './steps-of';

const schema = object({});

/** All answers of a form; then it is done, and the list of forms says so. */
export function ReviewStep({ question, children }: { question: Step; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{}}
      action={<Text id="onboarding.review.done" />}
      onAnswer={async () => {
        await navigate(toForm(null));
        return false;
      }}
    >
      {children}
    </StepForm>
  );
}
