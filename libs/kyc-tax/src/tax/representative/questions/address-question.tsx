import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, chosen, CountryField, neededName, StepForm, type StepQuestion } from '@bank/kit';
import { countries } from '@bank/protocol/dictionaries';
import { FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { US } from '../../taxed/taxed';
import { representative, type RepresentativeAnswers, useAnswers } from '../answers';

const schema = z.object({
  address1: neededName(120),
  city: neededName(80),
  postalCode: neededName(16),
  addressCountry: chosen(),
});

/** Where they live; a guest has no profile that would say it. */
export function AddressQuestion({ question }: { question: StepQuestion<RepresentativeAnswers> }) {
  const t = useText();
  const { address1, city, postalCode, addressCountry } = useAnswers();
  return (
    <Answer of={useQuery(query(countries, undefined, { lazy: true }))}>
      {({ countries: places }) => (
        <StepForm
          question={question}
          schema={schema}
          defaults={{ address1, city, postalCode, addressCountry }}
          onAnswer={(values) => representative.keep({ ...values, isUsHome: values.addressCountry === US })}
        >
          <CountryField name="addressCountry" label={t('kyc-tax.tax.country')} places={places} drops={[]} />
          <FormTextField name="address1" label={t('kyc-tax.tax.home.street')} autoComplete="address-line1" />
          <FormTextField name="city" label={t('kyc-tax.tax.home.city')} autoComplete="address-level2" />
          <FormTextField name="postalCode" label={t('kyc-tax.tax.home.postalCode')} autoComplete="postal-code" />
        </StepForm>
      )}
    </Answer>
  );
}
