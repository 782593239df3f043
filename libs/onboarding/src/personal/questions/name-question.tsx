import { useText } from '@bank/i18n';
import { neededName, StepForm, type StepQuestion } from '@bank/kit';
import { FormTextField } from '@bank/ui';
import * as z from 'zod/mini';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

const schema = z.object({ firstName: neededName(60), lastName: neededName(60) });

export function NameQuestion({ question }: { question: StepQuestion<PersonalAnswers> }) {
  const t = useText();
  const { firstName, lastName } = useAnswers();
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ firstName, lastName }}
      onAnswer={(values) => personal.keep(values)}
    >
      <FormTextField name="firstName" autoComplete="given-name" label={t('onboarding.name.first')} />
      <FormTextField name="lastName" autoComplete="family-name" label={t('onboarding.name.last')} />
    </StepForm>
  );
}
