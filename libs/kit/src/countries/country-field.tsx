import { useText } from '@bank/i18n';
import { FormSelect, type FormSelectProps } from '@bank/ui';
import { useFormContext } from 'react-hook-form';
import { type Belonging, droppedBy } from './belonging';
import { useCountryItems } from './use-country-items';

interface CountryFieldProps extends Omit<FormSelectProps, 'items'> {
  /** Those that can be chosen; every country unless said otherwise. */
  places?: readonly { countryCode: string; name: string }[];
  /** The fields of the form that belong to the country: another country than the one before empties them (R0.120). */
  drops: readonly Belonging[];
}

/**
 * The country of a form. Each form says which of its fields belong to it, and none of them outlives its country, whether the field is
 * on the page or not.
 */
export function CountryField({ places, drops, onChosen, ...props }: CountryFieldProps) {
  const t = useText();
  const every = useCountryItems();
  const { getValues, setValue, clearErrors } = useFormContext<Record<string, unknown>>();
  return (
    <FormSelect
      placeholder={t('kit.field.choose')}
      {...props}
      items={places?.map(({ countryCode: id, name: label }) => ({ id, label })) ?? every}
      onChosen={(country, before) => {
        for (const field of droppedBy({ country, before }, getValues(), drops)) {
          setValue(field, '', { shouldDirty: true });
          clearErrors(field);
        }
        onChosen?.(country, before);
      }}
    />
  );
}
