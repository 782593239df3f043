import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, chosen, DayField, neededName, StepForm, type StepQuestion } from '@bank/kit';
import { birthCountries } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { BirthplaceFields } from '../../fields/birthplace-fields';
import { birthday } from '../../person/birthday';
import { business, type BusinessAnswers, NO_BIRTH, useAnswers } from '../answers';
import { personOfQuestion } from '../person-question-id';

/** When and where a person who controls the company was born. */
export function PersonBornQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const t = useText();
  const { births } = useAnswers();
  const { personId } = personOfQuestion(question);
  const schema = useMemo(
    () => z.object({ dateOfBirth: birthday(), cityOfBirth: neededName(80), countryOfBirth: chosen() }),
    [],
  );
  return (
    <Answer of={useQuery(query(birthCountries, undefined, { lazy: true }))}>
      {({ countries }) => (
        <StepForm
          question={question}
          schema={schema}
          defaults={births[personId] ?? NO_BIRTH}
          secret={['dateOfBirth', 'cityOfBirth', 'countryOfBirth']}
          onAnswer={(born) =>
            business.keep({ births: { ...business.store.getState().answers.births, [personId]: born } })
          }
        >
          <DayField name="dateOfBirth" label={t('kyc-tax.tax.birthday.label')} />
          <BirthplaceFields countries={countries} />
        </StepForm>
      )}
    </Answer>
  );
}
