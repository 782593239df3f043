import { useFormat } from '@bank/i18n';
import { NO, said } from '@bank/kit';
import type { ReactNode } from 'react';
import { useAnswers } from '../../answers';
import { useCountryName } from './use-country-name';

/** The company in a few sentences. */
export function useGeneralSaid(): readonly ReactNode[] {
  const format = useFormat();
  const countryName = useCountryName();
  const answers = useAnswers();
  const { registrationDate, registrationCountry, registrationNumber, registrationAddress, businessAddress } = answers;
  return said([
    { id: 'onboarding.said.company', parts: { name: ['names', answers.name] } },
    {
      id: 'onboarding.said.registered',
      parts: {
        date: ['registration', registrationDate && format.date(registrationDate, 'day')],
        country: ['registration', countryName(registrationCountry)],
        number: ['registration', registrationNumber],
      },
    },
    { id: 'onboarding.said.reachUs', parts: { email: ['email', answers.email] } },
    {
      id: 'onboarding.said.seat',
      parts: {
        city: ['address', registrationAddress.city],
        country: ['address', countryName(registrationAddress.countryCode)],
      },
    },
    {
      id: 'onboarding.said.worksIn',
      parts: { city: ['business-address', answers.worksThere === NO ? businessAddress.city : null] },
    },
  ]);
}
