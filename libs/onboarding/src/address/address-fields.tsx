import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer } from '@bank/kit';
import { countries } from '@bank/protocol/dictionaries';
import { FormSelect, useFieldValue } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { AddressLines } from './address-lines';
import { statesOf } from './address-schema';

/** An address with its country, the fields of `addressShape`. */
export function AddressFields() {
  const t = useText();
  const country = String(useFieldValue('countryCode') ?? '');
  const { getValues, setValue } = useFormContext();
  const states = useQuery({ ...statesOf(country), enabled: country !== '' }).data?.states;
  useEffect(() => {
    // The state of the country that was chosen before is none of this one.
    if (states && !states.some(({ stateCode }) => stateCode === getValues('stateCode'))) setValue('stateCode', '');
  }, [states, getValues, setValue]);
  return (
    <Answer of={useQuery(query(countries, undefined, { lazy: true }))}>
      {({ countries: all }) => (
        <>
          <FormSelect
            name="countryCode"
            label={t('onboarding.country')}
            placeholder={t('kit.field.choose')}
            items={all.map(({ countryCode, name }) => ({ id: countryCode, label: name }))}
          />
          <AddressLines states={states ?? []} />
        </>
      )}
    </Answer>
  );
}
