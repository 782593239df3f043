import { Text } from '@bank/i18n';
import { newPassword, NewPasswordFields, StepForm, type StepQuestion, useKept } from '@bank/kit';
import { Banner } from '@bank/ui';
import { useMemo } from 'react';
import { object } from 'zod/mini';
import { personal, type PersonalAnswers } from '../answers';

/** The password lives in this page only: a reload loses it and nothing else. */
export function PasswordQuestion({ question }: { question: StepQuestion<PersonalAnswers> }) {
  const { answers, isRestored } = useKept(personal);
  const schema = useMemo(() => object({ password: newPassword(answers.email) }), [answers.email]);
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ password: answers.password }}
      onAnswer={(values) => personal.keep(values)}
    >
      {isRestored && answers.password === '' && (
        <Banner tone="info" title={<Text id="onboarding.password.again" />}>
          <Text id="onboarding.password.againHelp" />
        </Banner>
      )}
      <NewPasswordFields email={answers.email} />
    </StepForm>
  );
}
