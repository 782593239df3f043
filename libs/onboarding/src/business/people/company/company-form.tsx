import { Text, useText } from '@bank/i18n';
import { BankForm, chosen, CountryField, needed, neededName } from '@bank/kit';
import { FormTextField, SectionHeading } from '@bank/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { AddressFields } from '../../../address/address-fields';
import { addressShape, stateNamed } from '../../../address/address-schema';
import { business, type CompanyAnswers, NO_ADDRESS, useAnswers } from '../../answers';
import { SheetActions, useSheetDraft } from '../list/sheet-actions';
import { nextId, withCompany } from '../party';
import type { CompanySheetProps } from './company-sheet';

interface CompanyFormProps extends CompanySheetProps {
  places: readonly { countryCode: string; name: string }[];
}

/** The fields of a company, and what keeps them. */
export function CompanyForm({ id, places, onSaved, onClose }: CompanyFormProps) {
  const t = useText();
  const client = useQueryClient();
  const known = useAnswers().companies.find((one) => one.id === id) ?? NO_COMPANY;
  const { draftKey, idOnce, drop } = useSheetDraft('company', id);
  const schema = useMemo(
    () =>
      z
        .object({
          name: neededName(120),
          registrationCountry: chosen(),
          registrationNumber: needed(40),
          ...addressShape,
        })
        .check(stateNamed(client)),
    [client],
  );
  const { name, registrationCountry, registrationNumber } = known;
  return (
    <BankForm
      schema={schema}
      defaults={{ name, registrationCountry, registrationNumber, ...known.address }}
      draftKey={draftKey}
      label={t('onboarding.people.details')}
      onSubmit={({ name: called, registrationCountry: country, registrationNumber: number, ...address }) => {
        const before = business.store.getState().answers;
        const own = idOnce(() => nextId(before, 'c'));
        const company = { id: own, name: called, registrationCountry: country, registrationNumber: number, address };
        business.keep(withCompany(before, company));
        drop();
        onSaved(own);
      }}
    >
      <FormTextField name="name" autoComplete="off" label={t('onboarding.general.legalName')} />
      <CountryField
        name="registrationCountry"
        label={t('onboarding.general.country')}
        places={places}
        drops={['registrationNumber']}
      />
      <FormTextField name="registrationNumber" autoComplete="off" label={t('onboarding.general.number')} />
      <section className="grid gap-3">
        <SectionHeading level={3}>
          <Text id="onboarding.companies.address" />
        </SectionHeading>
        <div className="grid gap-5">
          <AddressFields />
        </div>
      </section>
      <SheetActions
        onCancel={() => {
          drop();
          onClose();
        }}
      />
    </BankForm>
  );
}

const NO_COMPANY: CompanyAnswers = {
  ...{ id: '', name: '', registrationCountry: '', registrationNumber: '', address: NO_ADDRESS },
};
