import { useFormat } from '@bank/i18n';
import { addressLine, AnswerList, NO } from '@bank/kit';
import { ROOT, useAnswers } from '../../answers';
import { useCountryName } from './use-country-name';

/** Enough to know it again; the whole number stays in its field. */
const ending = (taxId: string): string => (taxId === '' ? '' : `•••${taxId.slice(-3)}`);

/** All that the company said of itself. */
export function GeneralLines() {
  const format = useFormat();
  const countryName = useCountryName();
  const answers = useAnswers();
  const { registrationCountry, registrationDate, registrationAddress, businessAddress } = answers;
  const placeOf = (address: typeof businessAddress) =>
    [addressLine(address), countryName(address.countryCode)].filter(Boolean).join(', ');
  return (
    <AnswerList
      lines={[
        ['names', 'onboarding.general.legalName', answers.name],
        ['names', 'onboarding.general.tradingName', answers.tradingName],
        ['registration', 'onboarding.general.country', countryName(registrationCountry)],
        ['registration', 'onboarding.general.number', answers.registrationNumber],
        ['registration', 'onboarding.general.date', registrationDate && format.date(registrationDate, 'day')],
        ['registration', 'onboarding.general.taxId', ending(answers.taxIds[ROOT] ?? '')],
        ['email', 'kit.email', answers.email],
        ['phone', 'kit.phoneNumber', answers.phoneNumber],
        ['address', 'onboarding.general.seat', placeOf(registrationAddress)],
        [
          'business-address',
          'onboarding.general.workplace',
          answers.worksThere === NO ? placeOf(businessAddress) : null,
        ],
        ['description', 'onboarding.general.description', answers.description],
        ['description', 'onboarding.general.website', answers.website],
      ]}
    />
  );
}
