import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, fieldMessage, StepForm, type StepQuestion } from '@bank/kit';
import { countries } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { CountriesField } from '../../fields/countries-field';
import { personal, type TaxAnswers, useAnswers } from '../answers';

/** R3.3.14. */
const MAX = 5;

const schema = z.object({
  citizenship: z
    .array(z.string())
    .check(z.minLength(1, fieldMessage('kyc-tax.tax.countries.missing')), z.maxLength(MAX)),
});

export function CitizenshipQuestion({ question }: { question: StepQuestion<TaxAnswers> }) {
  const t = useText();
  const { citizenship } = useAnswers();
  return (
    <Answer of={useQuery(query(countries, undefined, { lazy: true }))}>
      {({ countries: places }) => (
        <StepForm
          question={question}
          schema={schema}
          defaults={{ citizenship: [...citizenship] }}
          onAnswer={(values) => personal.keep(values)}
        >
          <CountriesField name="citizenship" label={t('kyc-tax.tax.citizenship.label')} places={places} max={MAX} />
        </StepForm>
      )}
    </Answer>
  );
}
