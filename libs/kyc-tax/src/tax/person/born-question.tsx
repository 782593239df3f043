import { query } from '@bank/api-client';
import { Answer, chosen, neededName, StepForm, type StepQuestion } from '@bank/kit';
import { birthCountries } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { BirthplaceFields } from '../fields/birthplace-fields';
import type { PersonForm } from './person-answers';

const schema = z.object({ cityOfBirth: neededName(80), countryOfBirth: chosen() });

/** Where they were born. Countries that are no more are among those of birth. */
export const bornQuestion = (form: PersonForm) =>
  function Born<Answers>({ question }: { question: StepQuestion<Answers> }) {
    const { cityOfBirth, countryOfBirth } = form.useAnswers();
    return (
      <Answer of={useQuery(query(birthCountries, undefined, { lazy: true }))}>
        {({ countries }) => (
          <StepForm
            question={question}
            schema={schema}
            defaults={{ cityOfBirth, countryOfBirth }}
            secret={['cityOfBirth', 'countryOfBirth']}
            onAnswer={(values) => form.keep(values)}
          >
            <BirthplaceFields countries={countries} />
          </StepForm>
        )}
      </Answer>
    );
  };
