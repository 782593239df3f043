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
import { personal, type TaxAnswers, useAnswers } from '../answers';

const schema = z.object({ addressId: chosen() });

/** Which of the customer's addresses they live at. */
export function AddressQuestion({ question }: { question: StepQuestion<TaxAnswers> }) {
  const t = useText();
  const format = useFormat();
  const { addressId } = useAnswers();
  const change = (
    <Link to={paths.profile.to()} className={buttonClass('quiet', 'small')}>
      <Text id="kyc-tax.tax.address.change" />
    </Link>
  );
  return (
    <Answer of={useQuery(query(addressesGet, undefined, { lazy: true }))}>
      {({ addresses }) =>
        addresses.length === 0 ? (
          <Banner tone="info" action={change}>
            <Text id="kyc-tax.tax.address.none" />
          </Banner>
        ) : (
          <StepForm
            question={question}
            schema={schema}
            defaults={{ addressId }}
            onAnswer={(values) => personal.keep({ ...values, isUsHome: hasUsAddress(addresses, [values.addressId]) })}
          >
            <FormChoices
              name="addressId"
              label={t(question.title)}
              isLabelHidden
              items={addresses.map((one) => ({
                id: String(one.addressId),
                label: addressLine(one),
                description: format.displayName('region', one.countryCode),
              }))}
            />
            <div className="-ms-3">{change}</div>
          </StepForm>
        )
      }
    </Answer>
  );
}
