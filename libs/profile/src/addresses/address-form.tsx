import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, CountryField, fieldMessage, neededName, optionalName } from '@bank/kit';
import { addressCreate, addressesGet } from '@bank/protocol/profile-addresses';
import { companyInfoGet } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { Dialog, dropDraft, FormSubmit, FormTextField, useFieldValue } from '@bank/ui';
import * as z from 'zod/mini';
import { hasState, isTownFirst } from './address-lines';

const missing = fieldMessage('kit.field.missing');
const schema = z.object({
  countryCode: z.string().check(z.minLength(2, missing)),
  address1: neededName(120),
  address2: optionalName(120),
  city: neededName(80),
  postalCode: neededName(16),
  stateName: optionalName(80),
});

const DRAFT_KEY = 'profile.address';

/** One more address. The input survives a closed dialog until the bank has saved the address. */
export function AddressForm({ countryCode, onClose }: { countryCode: string; onClose(): void }) {
  const t = useText();
  const { run, failure } = useCall(addressCreate, { invalidates: [addressesGet, companyInfoGet, requiredActions] });
  return (
    <Dialog isOpen size="sheet" title={<Text id="profile.address.add" />} closeLabel={t('kit.close')} onClose={onClose}>
      <BankForm
        schema={schema}
        defaults={{ countryCode, address1: '', address2: '', city: '', postalCode: '', stateName: '' }}
        draftKey={DRAFT_KEY}
        label={t('profile.address.add')}
        failure={failure}
        onSubmit={async ({ address2, stateName, ...rest }) => {
          await run({ ...rest, address2: address2 || undefined, stateName: stateName || undefined }).then(
            () => {
              dropDraft(DRAFT_KEY);
              onClose();
            },
            // The form shows the failure.
            () => undefined,
          );
        }}
      >
        <CountryField name="countryCode" label={t('profile.address.country')} drops={['stateName']} />
        <FormTextField name="address1" autoComplete="address-line1" label={t('profile.address.line1')} />
        <FormTextField
          name="address2"
          autoComplete="address-line2"
          label={t('profile.address.line2')}
          description={<Text id="kit.field.optional" />}
        />
        <Town />
        <FormSubmit>
          <Text id="profile.save" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}

/** Town and postcode in the order of the chosen country. */
function Town() {
  const t = useText();
  const country = String(useFieldValue('countryCode'));
  const city = <FormTextField key="city" name="city" autoComplete="address-level2" label={t('profile.address.city')} />;
  const postalCode = (
    <FormTextField key="postal" name="postalCode" autoComplete="postal-code" label={t('profile.address.postalCode')} />
  );
  return (
    <>
      <div className="mobile:grid-cols-2 grid items-start gap-4">
        {isTownFirst(country) ? [city, postalCode] : [postalCode, city]}
      </div>
      {hasState(country) && (
        <FormTextField name="stateName" autoComplete="address-level1" label={t('profile.address.state')} />
      )}
    </>
  );
}
