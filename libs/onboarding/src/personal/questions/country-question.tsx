import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, chosen, CountryField, StepForm, type StepQuestion } from '@bank/kit';
import { birthCountries, countries } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

interface Place {
  countryCode: string;
  name: string;
}
type Field = 'birthCountry' | 'citizenship' | 'country';
type Props = { question: StepQuestion<PersonalAnswers> };

const schema = z.object({ country: chosen() });

/** Another country has other states and postcodes. Without a postcode the address is asked again, with the rest of it filled in. */
const afterwards = (field: Field, code: string, before: string): Partial<PersonalAnswers> =>
  field === 'country' && code !== before ? { country: code, stateCode: '', postalCode: '' } : { [field]: code };

function CountryForm({ question, field, places }: Props & { field: Field; places: readonly Place[] }) {
  const t = useText();
  const answers = useAnswers();
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ country: answers[field] }}
      onAnswer={({ country }) => personal.keep(afterwards(field, country, answers.country))}
    >
      <CountryField name="country" label={t('onboarding.country')} places={places} drops={[]} />
    </StepForm>
  );
}

/** Those that are no more are among them. */
export function BirthCountryQuestion(props: Props) {
  return (
    <Answer of={useQuery(query(birthCountries, undefined, { lazy: true }))}>
      {({ countries: places }) => <CountryForm {...props} field="birthCountry" places={places} />}
    </Answer>
  );
}

export const CitizenshipQuestion = (props: Props) => <TodaysCountry {...props} field="citizenship" />;
export const ResidenceQuestion = (props: Props) => <TodaysCountry {...props} field="country" />;

function TodaysCountry(props: Props & { field: Field }) {
  return (
    <Answer of={useQuery(query(countries, undefined, { lazy: true }))}>
      {({ countries: places }) => <CountryForm {...props} places={places} />}
    </Answer>
  );
}
