import { Text, useText } from '@bank/i18n';
import { FormSelect, FormTextField } from '@bank/ui';

interface AddressLinesProps {
  /** Of the country; none where its addresses name none. */
  states: readonly { stateCode: string; stateName: string }[];
}

/** The fields of an address but its country. A country whose addresses name a state asks for one. */
export function AddressLines({ states }: AddressLinesProps) {
  const t = useText();
  return (
    <>
      <FormTextField name="address1" autoComplete="address-line1" label={t('onboarding.address.line1')} />
      <FormTextField
        name="address2"
        autoComplete="address-line2"
        label={t('onboarding.address.line2')}
        description={<Text id="kit.field.optional" />}
      />
      <div className="mobile:grid-cols-2 grid items-start gap-4">
        <FormTextField name="postalCode" autoComplete="postal-code" label={t('onboarding.address.postalCode')} />
        <FormTextField name="city" autoComplete="address-level2" label={t('onboarding.address.city')} />
      </div>
      {states.length > 0 && (
        <FormSelect
          name="stateCode"
          label={t('onboarding.address.state')}
          placeholder={t('kit.field.choose')}
          items={states.map(({ stateCode: id, stateName }) => ({ id, label: stateName }))}
        />
      )}
    </>
  );
}
