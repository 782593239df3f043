import { Text, useText } from '@bank/i18n';
import { DayField, PhoneNumberField, usePrefixItems } from '@bank/kit';
import type { PhoneCode } from '@bank/protocol/phones';
import { FormEmailField, FormSelect, FormTextField, SectionHeading } from '@bank/ui';
import { AddressFields } from '../../../address/address-fields';

/** The browser knows the visitor, and this is mostly another person: it offers nothing of the visitor's. */
const OTHERS = { autoComplete: 'off' } as const;

export function NameFields() {
  const t = useText();
  return (
    <>
      <div className="mobile:grid-cols-2 grid items-start gap-4">
        <FormTextField name="firstName" {...OTHERS} label={t('onboarding.name.first')} />
        <FormTextField name="lastName" {...OTHERS} label={t('onboarding.name.last')} />
      </div>
      <DayField name="birthday" {...OTHERS} label={t('onboarding.birthday.label')} />
    </>
  );
}

export function HomeFields() {
  return (
    <section className="grid gap-3">
      <SectionHeading level={3}>
        <Text id="onboarding.people.address" />
      </SectionHeading>
      <div className="grid gap-5">
        <AddressFields drops={['taxId']} />
      </div>
    </section>
  );
}

/** Neither is asked of everybody; the hints say of whom. */
export function ContactFields({ codes }: { codes: readonly PhoneCode[] }) {
  const t = useText();
  return (
    <section className="grid gap-3">
      <SectionHeading level={3}>
        <Text id="onboarding.people.contact" />
      </SectionHeading>
      <div className="grid gap-5">
        <FormEmailField
          name="email"
          {...OTHERS}
          label={t('kit.email')}
          description={<Text id="onboarding.people.emailHelp" />}
        />
        <div className="mobile:grid-cols-2 grid items-start gap-4">
          <FormSelect
            name="phoneCountry"
            label={t('onboarding.phone.country')}
            placeholder={t('kit.field.choose')}
            items={usePrefixItems(codes)}
          />
          <PhoneNumberField
            name="phoneNumber"
            countryName="phoneCountry"
            codes={codes}
            {...OTHERS}
            label={t('kit.phoneNumber')}
            description={<Text id="kit.field.optional" />}
          />
        </div>
      </div>
    </section>
  );
}

/** @param isLost it was typed before the page was reloaded, and is not kept (R0.25) */
export function TaxIdField({ isLost }: { isLost: boolean }) {
  const t = useText();
  return (
    <FormTextField
      name="taxId"
      {...OTHERS}
      spellCheck={false}
      label={t('onboarding.general.taxId')}
      description={<Text id={isLost ? 'onboarding.people.taxIdAgain' : 'kit.field.optional'} />}
    />
  );
}
