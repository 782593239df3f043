import { useText } from '@bank/i18n';
import { FormSelect, FormTextField } from '@bank/ui';

/** Where a person was born, as `cityOfBirth` and `countryOfBirth`. @param countries those of birth, with those that are no more */
export function BirthplaceFields({ countries }: { countries: readonly { countryCode: string; name: string }[] }) {
  const t = useText();
  return (
    <>
      <FormTextField name="cityOfBirth" label={t('kyc-tax.tax.born.city')} />
      <FormSelect
        name="countryOfBirth"
        label={t('kyc-tax.tax.country')}
        placeholder={t('kit.field.choose')}
        items={countries.map(({ countryCode, name }) => ({ id: countryCode, label: name }))}
      />
    </>
  );
}
