import { query } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { addressLine, Answer, chosen, StepForm, type StepQuestion } from '@bank/kit';
import { paths } from '@bank/paths';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { Banner, buttonClass, FormChoices } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { hasUsAddress } from '../../taxed/us-address';
import { business, type BusinessAnswers, useAnswers } from '../answers';

const schema = z.object({ registeredAddressId: chosen(), placeOfBusinessAddressId: chosen() });

/** Where the company is registered, and where its business is run. */
export function AddressesQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const t = useText();
  const format = useFormat();
  const { registeredAddressId, placeOfBusinessAddressId } = useAnswers();
  const change = (
    <Link to={paths.company.to()} className={buttonClass('quiet', 'small')}>
      <Text id="kyc-tax.tax.addresses.change" />
    </Link>
  );
  return (
    <Answer of={useQuery(query(addressesGet, undefined, { lazy: true }))}>
      {({ addresses }) => {
        if (addresses.length === 0)
          return (
            <Banner tone="info" action={change}>
              <Text id="kyc-tax.tax.addresses.none" />
            </Banner>
          );
        const items = addresses.map((one) => ({
          id: String(one.addressId),
          label: addressLine(one),
          description: format.displayName('region', one.countryCode),
        }));
        return (
          <StepForm
            question={question}
            schema={schema}
            defaults={{ registeredAddressId, placeOfBusinessAddressId }}
            onAnswer={(values) =>
              business.keep({ ...values, isUsAddress: hasUsAddress(addresses, Object.values(values)) })
            }
          >
            <FormChoices name="registeredAddressId" label={t('kyc-tax.tax.addresses.registered')} items={items} />
            <FormChoices name="placeOfBusinessAddressId" label={t('kyc-tax.tax.addresses.business')} items={items} />
            <div className="-ms-3">{change}</div>
          </StepForm>
        );
      }}
    </Answer>
  );
}
