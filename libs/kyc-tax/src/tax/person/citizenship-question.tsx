import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, fieldMessage, StepForm, type StepQuestion } from '@bank/kit';
import { countries } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { CountriesField } from '../fields/countries-field';
import type { PersonForm } from './person-answers';

/** R3.3.14. */
const MAX = 5;

const schema = z.object({
  citizenship: z
    .array(z.string())
    .check(z.minLength(1, fieldMessage('kyc-tax.tax.countries.missing')), z.maxLength(MAX)),
});

/** What they are a citizen of. */
export const citizenshipQuestion = (form: PersonForm) =>
  function Citizenship<Answers>({ question }: { question: StepQuestion<Answers> }) {
    const t = useText();
    const { citizenship } = form.useAnswers();
    return (
      <Answer of={useQuery(query(countries, undefined, { lazy: true }))}>
        {({ countries: places }) => (
          <StepForm
            question={question}
            schema={schema}
            defaults={{ citizenship: [...citizenship] }}
            onAnswer={(values) => form.keep(values)}
          >
            <CountriesField name="citizenship" label={t('kyc-tax.tax.citizenship.label')} places={places} max={MAX} />
          </StepForm>
        )}
      </Answer>
    );
  };
