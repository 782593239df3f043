import { invalidate, query, useCall } from '@bank/api-client';
import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { BankForm, CountryField, fieldMessage, neededName, optionalName } from '@bank/kit';
import { addressInquiry, addressType } from '@bank/protocol/card-delivery';
import { statesByCountry } from '@bank/protocol/dictionaries';
import { addressCreate, addressesGet } from '@bank/protocol/profile-addresses';
import { Dialog, dropDraft, FormSelect, FormSubmit, FormTextField, useFieldValue } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

const missing = fieldMessage('kit.field.missing');
const schema = z.object({
  countryCode: z.string().check(z.minLength(2, missing)),
  stateCode: z.string(),
  addressTypeId: z.string(),
  address1: neededName(120),
  address2: optionalName(120),
  city: neededName(80),
  postalCode: neededName(16),
});
type Values = z.infer<typeof schema>;

/** R2.3.5. */
const TYPES: readonly (readonly [id: (typeof addressType)[keyof typeof addressType], words: MessageId])[] = [
  [addressType.home, 'cards.address.type.home'],
  [addressType.residence, 'cards.address.type.residence'],
  [addressType.office, 'cards.address.type.office'],
  [addressType.business, 'cards.address.type.business'],
  [addressType.homeAndBusiness, 'cards.address.type.homeAndBusiness'],
  [addressType.unspecified, 'cards.address.type.unspecified'],
];

const DRAFT_KEY = 'cards.address';

interface AddressDialogProps {
  countryCodes: readonly string[];
  onCreated(addressId: number): void;
  onClose(): void;
}

/** One more address, in a country that cards are sent to. */
export function AddressDialog({ countryCodes, onCreated, onClose }: AddressDialogProps) {
  const t = useText();
  const format = useFormat();
  const { run, failure } = useCall(addressCreate, { invalidates: [addressesGet] });
  const countries = countryCodes
    .map((countryCode) => ({ countryCode, name: format.displayName('region', countryCode) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const save = async ({ address2, stateCode, addressTypeId, ...rest }: Values) => {
    const done = await run({
      ...rest,
      addressTypeId: TYPES.find(([id]) => String(id) === addressTypeId)?.[0] ?? addressType.unspecified,
      ...(address2 !== '' && { address2 }),
      ...(stateCode !== '' && { stateCode }),
    }).catch(() => null);
    // The form shows the failure.
    if (!done) return;
    dropDraft(DRAFT_KEY);
    onClose();
    await invalidate(addressInquiry);
    onCreated(done.addressId);
  };
  return (
    <Dialog
      isOpen
      size="sheet"
      title={<Text id="cards.address.another" />}
      closeLabel={t('kit.close')}
      onClose={onClose}
    >
      <BankForm
        schema={schema}
        defaults={{
          countryCode: countries[0]?.countryCode ?? '',
          stateCode: '',
          addressTypeId: String(addressType.home),
          address1: '',
          address2: '',
          city: '',
          postalCode: '',
        }}
        draftKey={DRAFT_KEY}
        failure={failure}
        onSubmit={save}
      >
        <CountryField name="countryCode" label={t('cards.address.country')} places={countries} drops={['stateCode']} />
        <FormTextField name="address1" autoComplete="address-line1" label={t('cards.address.line1')} />
        <FormTextField
          name="address2"
          autoComplete="address-line2"
          label={t('cards.address.line2')}
          description={<Text id="kit.field.optional" />}
        />
        <div className="mobile:grid-cols-2 grid items-start gap-4">
          <FormTextField name="postalCode" autoComplete="postal-code" label={t('cards.address.postalCode')} />
          <FormTextField name="city" autoComplete="address-level2" label={t('cards.address.city')} />
        </div>
        <State />
        <FormSelect
          name="addressTypeId"
          label={t('cards.address.kind')}
          items={TYPES.map(([id, words]) => ({ id: String(id), label: t(words) }))}
        />
        <FormSubmit>
          <Text id="cards.save" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}

/** Only where addresses of the chosen country name one. */
function State() {
  const t = useText();
  const countryCode = String(useFieldValue('countryCode'));
  const { data } = useQuery(query(statesByCountry, { countryCode }, { lazy: true }));
  if (!data || data.states.length === 0) return null;
  return (
    <FormSelect
      name="stateCode"
      label={t('cards.address.state')}
      placeholder={t('kit.extra.choose')}
      items={data.states.map(({ stateCode, stateName }) => ({ id: stateCode, label: stateName }))}
    />
  );
}
