import { useText } from '@bank/i18n';
import { DayField, StepForm, type StepQuestion } from '@bank/kit';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { birthday } from './birthday';
import type { PersonForm } from './person-answers';

/** When they were born. */
export const birthdayQuestion = (form: PersonForm) =>
  function Birthday<Answers>({ question }: { question: StepQuestion<Answers> }) {
    const t = useText();
    const { dateOfBirth } = form.useAnswers();
    const schema = useMemo(() => z.object({ dateOfBirth: birthday() }), []);
    return (
      <StepForm
        question={question}
        schema={schema}
        defaults={{ dateOfBirth }}
        secret={['dateOfBirth']}
        onAnswer={(values) => form.keep(values)}
      >
        <DayField name="dateOfBirth" autoComplete="bday" label={t('kyc-tax.tax.birthday.label')} />
      </StepForm>
    );
  };
