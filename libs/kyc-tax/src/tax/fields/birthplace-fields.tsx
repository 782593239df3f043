import { useText } from '@bank/i18n';
import { CountryField } from '@bank/kit';
import { FormTextField } from '@bank/ui';

/** Where a person was born, as `cityOfBirth` and `countryOfBirth`. @param countries those of birth, with those that are no more */
export function BirthplaceFields({ countries }: { countries: readonly { countryCode: string; name: string }[] }) {
  const t = useText();
  return (
    <>
      <FormTextField name="cityOfBirth" label={t('kyc-tax.tax.born.city')} />
      <CountryField name="countryOfBirth" label={t('kyc-tax.tax.country')} places={countries} drops={[]} />
    </>
  );
}
