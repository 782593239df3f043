import { useText } from '@bank/i18n';
import { NO, YES } from '@bank/kit';
import { AddressStep } from '../../../address/address-step';
import { YesStep } from '../../../steps/yes-step';
import { type AddressAnswers, business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';

type Props = { question: Step };

/** Most companies are where they were registered: the country is chosen beforehand. */
const within = (address: AddressAnswers, countryCode: string): AddressAnswers =>
  address.countryCode === '' ? { ...address, countryCode } : address;

export function RegisteredAddressQuestion({ question }: Props) {
  const { registrationAddress, registrationCountry } = useAnswers();
  return (
    <AddressStep
      question={question}
      address={within(registrationAddress, registrationCountry)}
      onAnswer={(address) => business.keep({ registrationAddress: address })}
    />
  );
}

export function WorksThereQuestion({ question }: Props) {
  const t = useText();
  return (
    <YesStep
      question={question}
      answer={useAnswers().worksThere}
      details=""
      options={[
        { value: YES, name: t('kit.stated.yes') },
        { value: NO, name: t('onboarding.general.elsewhere') },
      ]}
      onAnswer={(worksThere) => business.keep({ worksThere })}
    />
  );
}

export function BusinessAddressQuestion({ question }: Props) {
  const { businessAddress, registrationAddress } = useAnswers();
  return (
    <AddressStep
      question={question}
      address={within(businessAddress, registrationAddress.countryCode)}
      onAnswer={(address) => business.keep({ businessAddress: address })}
    />
  );
}
