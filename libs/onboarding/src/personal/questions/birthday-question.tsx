import { useText } from '@bank/i18n';
import { DayField, fieldMessage, needed, StepForm, type StepQuestion } from '@bank/kit';
import { isDay } from '@bank/ui';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { today } from '../../days';
import { ageOn } from '../age';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

/** From this age on one may be a customer (R3.3.22). */
const ADULT = 18;
/** Beyond it the year was mistyped. */
const OLDEST = 130;

export function BirthdayQuestion({ question }: { question: StepQuestion<PersonalAnswers> }) {
  const t = useText();
  const { birthday } = useAnswers();
  const schema = useMemo(() => {
    const now = today();
    return z.object({
      birthday: needed(10).check(
        z.refine(
          (day) => isDay(day) && ageOn(day, now) >= 0 && ageOn(day, now) < OLDEST,
          fieldMessage('onboarding.birthday.wrong'),
        ),
        z.refine((day) => ageOn(day, now) >= ADULT, fieldMessage('onboarding.birthday.young')),
      ),
    });
  }, []);
  return (
    <StepForm question={question} schema={schema} defaults={{ birthday }} onAnswer={(values) => personal.keep(values)}>
      <DayField name="birthday" autoComplete="bday" label={t('onboarding.birthday.label')} />
    </StepForm>
  );
}
