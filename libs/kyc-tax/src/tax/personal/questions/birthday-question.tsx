import { serverNow } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { DayField, fieldMessage, needed, StepForm, type StepQuestion } from '@bank/kit';
import { isDay } from '@bank/ui';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { personal, type TaxAnswers, useAnswers } from '../answers';

/** Nobody alive was born before. */
const EARLIEST = '1900-01-01';

export function BirthdayQuestion({ question }: { question: StepQuestion<TaxAnswers> }) {
  const t = useText();
  const { dateOfBirth } = useAnswers();
  const schema = useMemo(() => {
    const today = new Date(serverNow(Date.now())).toISOString().slice(0, 10);
    const canBe = (day: string) => isDay(day) && day >= EARLIEST && day <= today;
    return z.object({
      dateOfBirth: needed(10).check(z.refine(canBe, fieldMessage('kyc-tax.tax.birthday.wrong'))),
    });
  }, []);
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ dateOfBirth }}
      secret={['dateOfBirth']}
      onAnswer={(values) => personal.keep(values)}
    >
      <DayField name="dateOfBirth" autoComplete="bday" label={t('kyc-tax.tax.birthday.label')} />
    </StepForm>
  );
}
