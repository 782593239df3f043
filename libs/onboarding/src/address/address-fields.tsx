import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, CountryField } from '@bank/kit';
import { countries } from '@bank/protocol/dictionaries';
import { useFieldValue } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { AddressLines } from './address-lines';
import { statesOf } from './address-schema';

/**
 * An address with its country, the fields of `addressShape`.
 * @param drops what else of the form belongs to the country
 */
export function AddressFields({ drops = [] }: { drops?: readonly string[] }) {
  const t = useText();
  const country = String(useFieldValue('countryCode') ?? '');
  const states = useQuery({ ...statesOf(country), enabled: country !== '' }).data?.states;
  return (
    <Answer of={useQuery(query(countries, undefined, { lazy: true }))}>
      {({ countries: all }) => (
        <>
          <CountryField
            name="countryCode"
            label={t('onboarding.country')}
            places={all}
            drops={['stateCode', ...drops]}
          />
          <AddressLines states={states ?? []} />
        </>
      )}
    </Answer>
  );
}
