import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, fieldMessage, StepForm, type StepQuestion } from '@bank/kit';
import { countries } from '@bank/protocol/dictionaries';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { CountriesField } from '../../fields/countries-field';
import { Fold } from '../../fields/fold';
import { personal, type TaxAnswers, US, useAnswers, withCountries } from '../answers';

/** More than a person can live in. */
const MAX = 10;

const schema = z.object({
  countries: z.array(z.string()).check(z.minLength(1, fieldMessage('kyc-tax.tax.countries.missing')), z.maxLength(MAX)),
});

/** The countries that tax them: the one that they live in to begin with; the United States by the answer before (R3.5.9). */
export function CountriesQuestion({ question }: { question: StepQuestion<TaxAnswers> }) {
  const t = useText();
  const answers = useAnswers();
  const isUs = answers.isUSTaxPayer === 'yes';
  const addresses = useQuery(query(addressesGet, undefined, { lazy: true }));
  const home = addresses.data?.addresses.find(({ addressId }) => String(addressId) === answers.addressId)?.countryCode;
  const proposed = [
    ...new Set([...(home === undefined || (home === US && !isUs) ? [] : [home]), ...answers.countries]),
  ];
  return (
    <Answer of={useQuery(query(countries, undefined, { lazy: true }))}>
      {({ countries: places }) => (
        <StepForm
          key={addresses.isLoading ? 'waiting' : 'here'}
          question={question}
          schema={schema}
          defaults={{ countries: answers.areCountriesSaid ? [...answers.countries] : proposed }}
          onAnswer={({ countries: chosen }) =>
            personal.keep({ ...withCountries(answers, chosen), areCountriesSaid: true })
          }
        >
          <CountriesField
            name="countries"
            label={t('kyc-tax.tax.countries.label')}
            places={places}
            max={MAX}
            without={isUs ? [] : [US]}
            fixed={isUs ? { [US]: <Text id="kyc-tax.tax.countries.us" /> } : {}}
          />
          {!isUs && (
            <p className="text-muted text-sm">
              <Text id="kyc-tax.tax.countries.noUs" />
            </p>
          )}
          <Fold title="kyc-tax.tax.countries.who">
            <p>
              <Text id="kyc-tax.tax.countries.whoHelp" />
            </p>
          </Fold>
        </StepForm>
      )}
    </Answer>
  );
}
